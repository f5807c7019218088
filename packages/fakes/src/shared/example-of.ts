import * as z from "zod";

const Schema = z
  .object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    anyOf: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), z.unknown()).optional(),
    items: z.unknown().optional(),
    minItems: z.int().optional(),
    maxItems: z.int().optional(),
    minLength: z.int().optional(),
    maxLength: z.int().optional(),
    pattern: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    minimum: z.number().optional(),
  })
  .loose();
type Schema = z.infer<typeof Schema>;

export interface AnswerOrder {
  /** What the model was asked; it says how many items and how many characters the answer has. */
  readonly prompt?: string;
  /** The last item of every list of objects is left out, and texts are half as long. */
  readonly short?: boolean;
  /** Answers in Russian, which no test asks for. */
  readonly wrongLanguage?: boolean;
}

const english = [
  "The keeper climbed the stairs and lit the lamp.",
  "Far out at sea the storm listened to every step.",
  "Nobody had ever asked it to stay for tea.",
  "So it came a little nearer, and the windows hummed.",
  "In the morning the two of them were friends.",
];
const russian = [
  "Смотритель поднялся по лестнице и зажёг лампу.",
  "Далеко в море шторм слушал каждый его шаг.",
  "Никто никогда не приглашал его остаться на чай.",
  "Он подошёл немного ближе, и окна загудели.",
  "Утром они стали друзьями.",
];

/** What a prompt that asks for a translation into this language is answered with. */
const translations: Readonly<Record<string, readonly string[]>> = {
  german: [
    "Die Wärterin stieg die Treppe hinauf und zündete die Lampe an.",
    "Weit draußen auf dem Meer hörte der Sturm jeden ihrer Schritte.",
    "Niemand hatte ihn je gebeten, zum Tee zu bleiben.",
    "Also kam er ein wenig näher, und die Fenster summten.",
    "Am Morgen waren die beiden Freunde.",
  ],
  hindi: [
    "रखवाली करने वाली सीढ़ियाँ चढ़ी और उसने दीपक जलाया।",
    "दूर समुद्र में तूफ़ान उसका हर कदम सुन रहा था।",
    "किसी ने उसे कभी चाय के लिए रुकने को नहीं कहा था।",
    "इसलिए वह थोड़ा पास आया और खिड़कियाँ गुनगुनाने लगीं।",
    "सुबह तक दोनों दोस्त बन गए थे।",
  ],
  spanish: [
    "La guardiana subió las escaleras y encendió la lámpara.",
    "Lejos, en el mar, la tormenta escuchaba cada uno de sus pasos.",
    "Nadie la había invitado nunca a quedarse a tomar el té.",
    "Así que se acercó un poco más, y las ventanas zumbaron.",
    "Por la mañana las dos eran amigas.",
  ],
};
/** The sentences of the language that a prompt asks for; English ones where it asks for none of these. */
const sentencesFor = (prompt: string): readonly string[] =>
  translations[/\b(?:into|in) (German|Hindi|Spanish)\b/.exec(prompt)?.[1]?.toLowerCase() ?? ""] ?? english;

/** A value that fits a JSON schema, as a model would answer: its texts are sentences of a story. */
export const exampleOf = (schema: unknown, order: AnswerOrder = {}): unknown => valueFor(schema, order, "", 0);

/** `name` is the property that the value is for, `index` its place in the list around it. */
const valueFor = (jsonSchema: unknown, order: AnswerOrder, name: string, index: number): unknown => {
  const schema = Schema.parse(jsonSchema);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return valueFor(schema.anyOf[0], order, name, index);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, valueFor(value, order, key, index)]),
      );
    case "array": {
      const count = itemsFor(schema, order, name);
      return Array.from({ length: count }, (_, n) => valueFor(schema.items, order, name, n));
    }
    case "string":
      return textFor(schema, order, name);
    case "integer":
    case "number":
      return numbersIn(order.prompt ?? "")[index] ?? Math.max(index + 1, schema.minimum ?? 1);
    default:
      return true;
  }
};

/** As many items as the prompt asks for ("these 10 scenes"), or lists ("number": 1), else one. */
const itemsFor = ({ items, minItems, maxItems }: Schema, { prompt = "", short }: AnswerOrder, name: string): number => {
  const asked = Number(new RegExp(`(\\d+)\\s+(?:\\w+\\s+)?${name}\\b`, "i").exec(prompt)?.[1] ?? 0);
  const hasObjects = Schema.safeParse(items).data?.type === "object";
  const isListed = hasObjects && /^(scenes|pictures|shots)$/.test(name);
  const count = asked || (isListed ? numbersIn(prompt).length : 0) || Math.max(1, minItems ?? 1);
  const most = Math.min(count, maxItems ?? count);
  return short && hasObjects && most > 1 ? most - 1 : most;
};

/** The numbers of the items that a prompt lists as JSON. */
const numbersIn = (prompt: string): number[] =>
  [...prompt.matchAll(/"number":\s*(\d+)/g)].map(([, number]) => Number(number));

const longTexts = /^(text|story|narration|prompt|description|summary|idea|answer)$/;

const textFor = ({ minLength = 1, maxLength = 100_000, pattern }: Schema, order: AnswerOrder, name: string): string => {
  if (pattern || /hashtags?|tags/.test(name)) return "#storytime";
  if (/(^|_|[a-z])id$/i.test(name)) return "keeper";
  const [sentences, phrase] = order.wrongLanguage
    ? [russian, "Смотритель и шторм"]
    : [sentencesFor(order.prompt ?? ""), "The keeper and the storm"];
  if (!longTexts.test(name)) return phrase.padEnd(minLength, ".").slice(0, maxLength);
  const asked = /about (\d[\d,]*) (?:characters|letters)/.exec(order.prompt ?? "")?.[1]?.replaceAll(",", "");
  const length = Math.max(minLength, name === "text" && asked ? Number(asked) : 200);
  let text = sentences[0] ?? "";
  const wanted = order.short ? length / 2 : length;
  for (let n = 1; text.length < wanted; n++) text += ` ${sentences[n % sentences.length]}`;
  return text.slice(0, maxLength);
};
