import type { RecordedRequest } from './recorded-request.mjs';
import type { Reply } from './replies.mjs';

/**
 * A person who plays the model well: knows only what the request says, answers every role, and leads a whole interview of
 * two topics and five questions of five types. To be given to the server as its `respond`. Null for no known role.
 */
export declare function goodModel(request: RecordedRequest): Reply | null;

/** The result that `goodModel` gives for a request, for scripts that change something of it. Null for no known role. */
export declare function goodResult(request: RecordedRequest): Record<string, unknown> | null;
