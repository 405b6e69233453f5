-- What a query's words are is asked of small tables by their keys alone, whatever the words are, so one plan serves all:
-- making one anew for each search took longer than carrying it out.
ALTER FUNCTION search_terms(text, text, boolean) SET plan_cache_mode = 'force_generic_plan';
