import { config } from 'zod';

/**
 * Zod compiles schemas with `new Function` where it may, and finds out by trying: under the page's content security
 * policy each try is reported as a violation. Imported before any module that defines a schema, by each entry of a page and
 * by each part that is loaded later: the build puts it into the part that they share, where it comes first.
 */
config({ jitless: true });
