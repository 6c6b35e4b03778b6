import { z } from 'zod';
import { commandSchema } from '../agents/engine/commands';
import { draftViewSchema, sessionViewSchema } from '../agents/view/session-view';

/** The panel before a session: one text area, what was selected, sessions to resume, examples. */
const startViewSchema = z.object({
  selection: z.object({ label: z.string(), text: z.string() }).nullable(),
  interviewer: z.string(),
  /** A model of the editor that could lead once the person lets it: the page offers “Use …”. Null if there is none. */
  offer: z.object({ label: z.string() }).nullable(),
  recent: z.array(z.object({ id: z.string(), title: z.string(), when: z.string(), answered: z.number().int() })),
  /** Example requests that fit the open workspace. */
  examples: z.array(z.string()),
  /** Why no session can start here, if that is so: "Open a folder first …". */
  blocked: z.string().nullable(),
});
export type StartView = z.infer<typeof startViewSchema>;

/**
 * Half-filled controls by question id, so that reload and restart bring them back; `message` and `request` are kept too.
 * `rev` counts the changes: page and extension each remember what is typed, and the one that has seen more of it is right.
 */
export const typingSchema = z.object({ rev: z.number().int(), fields: z.record(z.string(), z.unknown()) });
export type Typing = z.infer<typeof typingSchema>;

const screenSchema = z.discriminatedUnion('screen', [
  z.object({ screen: z.literal('loading') }),
  z.object({ screen: z.literal('start'), start: startViewSchema }),
  z.object({ screen: z.literal('session'), session: sessionViewSchema }),
]);
export type Screen = z.infer<typeof screenSchema>;

/** The answer to a page's request with the same id. */
const replySchema = z.discriminatedUnion('ok', [
  z.object({ type: z.literal('reply'), id: z.number().int(), ok: z.literal(true), value: z.unknown().optional() }),
  z.object({ type: z.literal('reply'), id: z.number().int(), ok: z.literal(false), reason: z.string() }),
]);
export type Reply = z.infer<typeof replySchema>;

/** A page asks now and then whether the extension is still there, and it answers at once. */
const pingSchema = z.object({ type: z.literal('ping') });
const aliveSchema = z.object({ type: z.literal('alive') });

/** From the extension to the panel. Whole snapshots, never deltas. */
export const toPageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('snapshot'), screen: screenSchema, typing: typingSchema }),
  replySchema,
  aliveSchema,
  /** Put the keyboard focus on the open question. */
  z.object({ type: z.literal('focus_question') }),
]);
export type ToPage = z.infer<typeof toPageSchema>;

/** What the page may ask the extension to do. Ids only: no paths, no command names. */
export const pageRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('command'), command: commandSchema }),
  z.object({ type: z.literal('start'), request: z.string(), withSelection: z.boolean() }),
  z.object({ type: z.literal('resume'), sessionId: z.string() }),
  /** Goes on here with the session that another window or run has. */
  z.object({ type: z.literal('take_over') }),
  /** Takes over as the person's own the session that is shown and was not made on this computer. */
  z.object({ type: z.literal('adopt') }),
  /** Opens a cited place, or the selection (`selection`), beside the panel. */
  z.object({ type: z.literal('open_source'), sourceId: z.string() }),
  z.object({ type: z.literal('open_spec') }),
  z.object({ type: z.literal('copy_spec') }),
  z.object({ type: z.literal('open_link'), href: z.string() }),
  z.object({ type: z.literal('show_draft') }),
  /** Lets the person choose the model that leads, now and in later sessions. */
  z.object({ type: z.literal('select_model') }),
  /** The person takes the model that the start screen offers (the editor may ask for consent). */
  z.object({ type: z.literal('use_offered_model') }),
  z.object({ type: z.literal('new_session'), request: z.string().optional() }),
  /** Opens both sides of a `show_diff` question in the editor's own diff. */
  z.object({ type: z.literal('open_diff'), questionId: z.string() }),
  /** Opens an `ask_code` answer in a real editor tab; the reply's value is `{code}` once it is saved or closed. */
  z.object({ type: z.literal('edit_code'), questionId: z.string(), code: z.string(), language: z.string() }),
  /** Stores an attachment; the reply's value is `{name, type, size, hash}`. `data` is base64. */
  z.object({ type: z.literal('attach'), questionId: z.string(), name: z.string(), mime: z.string(), data: z.string() }),
  /** Lets the person pick files of the workspace; the reply's value is a list as `attach` returns. */
  z.object({ type: z.literal('pick_files'), questionId: z.string() }),
  /** The bytes of an attachment, for a thumbnail; the reply's value is `{mime, data}`. */
  z.object({ type: z.literal('attachment'), hash: z.string() }),
]);
export type PageRequest = z.infer<typeof pageRequestSchema>;

/** From the panel to the extension. */
export const fromPageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  pingSchema,
  /** `scope` is what the page shows: a session's id, or the name of the screen. */
  z.object({
    type: z.literal('typing'),
    scope: z.string(),
    key: z.string(),
    value: z.unknown(),
    rev: z.number().int(),
  }),
  z.object({ type: z.literal('request'), id: z.number().int(), request: pageRequestSchema }),
]);
export type FromPage = z.infer<typeof fromPageSchema>;

/** From the extension to the draft view in the sidebar. */
export const toDraftSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('draft'),
    sessionId: z.string().nullable(),
    draft: draftViewSchema.nullable(),
    version: z.number().int(),
  }),
  replySchema,
  aliveSchema,
]);
export type ToDraft = z.infer<typeof toDraftSchema>;

/** What the draft view asks for and waits until it is done. */
const draftRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('edit_statement'), statementId: z.string(), text: z.string() }),
]);
export type DraftRequest = z.infer<typeof draftRequestSchema>;

/** From the draft view to the extension. */
export const fromDraftSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  pingSchema,
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('open_panel') }),
  z.object({ type: z.literal('open_source'), sourceId: z.string() }),
  z.object({ type: z.literal('request'), id: z.number().int(), request: draftRequestSchema }),
]);
export type FromDraft = z.infer<typeof fromDraftSchema>;
