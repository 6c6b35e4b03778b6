import { config } from 'zod';

/**
 * Before compiling schemas Zod looks at the global `navigator`, for which the extension host prints an error. Imported
 * before any module that defines a schema, this keeps it from looking.
 */
config({ jitless: true });
