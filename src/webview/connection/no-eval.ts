import { config } from 'zod';

/**
 * Zod compiles schemas with `new Function` where it may, and finds out by trying: under the page's content security
 * policy each try is reported as a violation. Imported before any module that defines a schema.
 */
config({ jitless: true });
