-- 0010_own_relations
-- Which texts of a team's own override or extend built-in ones: a list of entries marks them, and asks only for these few.

CREATE INDEX own_version_by_relation ON own_version (relation) WHERE relation <> 'new';
