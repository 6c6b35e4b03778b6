import * as z from 'zod';
import { commandSchema } from '../agents/engine/commands';
import { sessionViewSchema } from '../agents/view/session-view';

/** The panel before a session: one text area, what was selected, sessions to resume, examples. */
const startViewSchema = z.object({
  selection: z.object({ label: z.string(), text: z.string() }).nullable(),
  /** The model that leads; where none does, why not. */
  interviewer: z.string(),
  /** Whether a model leads. */
  leads: z.boolean(),
  /** A model that could lead once the person lets it: the page offers “Use …”. Null if there is none. */
  offer: z
    .object({
      label: z.string(),
      /** Whether the editor asks for the person's consent first. */
      asksConsent: z.boolean(),
    })
    .nullable(),
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
  /** The sidebar: the draft of the session that goes on, if one does. */
  z.object({
    screen: z.literal('draft'),
    session: sessionViewSchema.pick({ id: true, version: true, elsewhere: true, ended: true, draft: true }).nullable(),
  }),
]);
export type Screen = z.infer<typeof screenSchema>;

/** A file kept as an attachment: what answers of `ask_image` and `ask_file` hold instead of content. */
const storedFileSchema = z.object({ name: z.string(), type: z.string(), size: z.number(), hash: z.string() });
export type StoredFile = z.infer<typeof storedFileSchema>;

/** One kind of request. */
interface RequestKind {
  /** What is asked, where the kind does not say all. Ids only: no paths, no command names. */
  asks?: z.ZodRawShape;
  /** The value of the reply; absent where it says only that the work is done. */
  reply?: z.ZodType;
  /** Whether it ends when the person does something in the editor, which may take any time. */
  waitsForPerson?: true;
}

/** What is read from a reply that says only that the work is done, whatever came with it. */
const NOTHING = z.unknown().transform(() => undefined);

/** Everything that a page may ask the extension to do. */
const REQUESTS = {
  command: { asks: { command: commandSchema } },
  /** Starts with what the button says: `led` by the model of that name and no other, or with null without a model. */
  start: { asks: { request: z.string(), withSelection: z.boolean(), led: z.string().nullable() } },
  resume: { asks: { sessionId: z.string() } },
  /** Goes on here with the session that another window or run has. */
  take_over: {},
  /** Takes over as the person's own the session that is shown and was not made on this computer. */
  adopt: {},
  /** Opens a cited place, or the selection (`selection`), beside the panel; brings the panel to the front for what is said there. */
  open_source: { asks: { sourceId: z.string() } },
  open_spec: {},
  copy_spec: {},
  /** Lets the person choose forms of other tools, and where they go. */
  export_spec: { waitsForPerson: true },
  /** What there is here that could build from the specification. */
  build_offers: { reply: z.array(z.object({ id: z.string(), label: z.string() })) },
  /** Hands the specification to one of these, by its id; nothing is sent or run by that. */
  build_from_spec: { asks: { offer: z.string() }, waitsForPerson: true },
  open_link: { asks: { href: z.string() } },
  show_draft: {},
  show_interview: {},
  /** Shows the panel's start screen, with what is selected in the editor on offer. */
  show_start: { waitsForPerson: true },
  /** Lets the person choose the model that leads, now and in later sessions. */
  select_model: { waitsForPerson: true },
  /**
   * The person takes the model that the start screen offers under this name (the editor may ask for consent); the reply
   * has the name under which a session would be led now.
   */
  use_offered_model: {
    asks: { label: z.string() },
    reply: z.object({ led: z.string() }),
    waitsForPerson: true,
  },
  new_session: { asks: { request: z.string().optional() } },
  /** Opens both sides of a `show_diff` question in the editor's own diff. */
  open_diff: { asks: { questionId: z.string() } },
  /** Opens an `ask_code` answer in a real editor tab; the reply comes once it is saved or closed. */
  edit_code: {
    asks: { questionId: z.string(), code: z.string(), language: z.string() },
    reply: z.object({ code: z.string() }),
    waitsForPerson: true,
  },
  /** Stores an attachment. `data` is base64. */
  attach: {
    asks: { questionId: z.string(), name: z.string(), mime: z.string(), data: z.string() },
    reply: storedFileSchema,
  },
  /** Lets the person pick files of the workspace and stores them. */
  pick_files: { asks: { questionId: z.string() }, reply: z.array(storedFileSchema), waitsForPerson: true },
  /** The bytes of an attachment in base64, for a thumbnail. */
  attachment: { asks: { hash: z.string() }, reply: z.object({ mime: z.string(), data: z.string() }) },
} satisfies Record<string, RequestKind>;

export type RequestType = keyof typeof REQUESTS;
const KINDS: Record<RequestType, RequestKind> = REQUESTS;

/** A request of one of the given kinds, or of any. */
export type PageRequest<T extends RequestType = RequestType> = RequestsByType[T];
type RequestsByType = {
  [K in RequestType]: { type: K } & ((typeof REQUESTS)[K] extends { asks: infer Asks extends z.ZodRawShape }
    ? z.infer<z.ZodObject<Asks>>
    : unknown);
};

/** What the reply to a request of a kind holds. */
export type ReplyTo<T extends RequestType> = {
  [K in T]: (typeof REQUESTS)[K] extends { reply: z.ZodType<infer Value> } ? Value : void;
}[T];

/** Whether a request ends when the person does something in the editor, which may take any time. */
export function waitsForPerson(type: RequestType): boolean {
  return KINDS[type].waitsForPerson === true;
}

/** Reads what the reply to a request of a kind holds; null if it is not of the shape that the kind has. */
export function readReply<T extends RequestType>(type: T, value: unknown): { value: ReplyTo<T> } | null {
  const parsed = (KINDS[type].reply ?? NOTHING).safeParse(value);
  // The row that the schema stands in is the one that the type is read from.
  return parsed.success ? { value: parsed.data as ReplyTo<T> } : null;
}

/** What a page may ask, read by the same map. */
const kinds = Object.entries(KINDS).map(([type, { asks }]) => z.object({ type: z.literal(type), ...asks }));
export const pageRequestSchema = z.discriminatedUnion(
  'type',
  kinds as [(typeof kinds)[number], ...typeof kinds],
) as unknown as z.ZodType<PageRequest>;

/** The answer to a page's request with the same id. */
const replySchema = z.discriminatedUnion('ok', [
  z.object({ type: z.literal('reply'), id: z.number().int(), ok: z.literal(true), value: z.unknown().optional() }),
  z.object({ type: z.literal('reply'), id: z.number().int(), ok: z.literal(false), reason: z.string() }),
]);
export type Reply = z.infer<typeof replySchema>;

/** From the extension to a page. Whole snapshots, never deltas. */
export const toPageSchema = z.discriminatedUnion('type', [
  /** `typing` is null while loading, and where the page alone keeps what is typed. */
  z.object({ type: z.literal('snapshot'), screen: screenSchema, typing: typingSchema.nullable() }),
  replySchema,
  /** The answer to `ping`. */
  z.object({ type: z.literal('alive') }),
  /** Put the keyboard focus on the open question. */
  z.object({ type: z.literal('focus_question') }),
]);
export type ToPage = z.infer<typeof toPageSchema>;

/** From a page to the extension. */
export const fromPageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** A page asks now and then whether the extension is still there, and it answers at once. */
  z.object({ type: z.literal('ping') }),
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
