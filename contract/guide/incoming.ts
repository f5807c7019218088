import { lengths } from "../catalogue/lengths.ts";
import { type CodeContext, type CodeLanguage, codeLanguages, orderCode } from "../examples/order-code.ts";
import { sampleOrder } from "../examples/orders.ts";
import { type OrderMode, orderModes } from "../order/fields.ts";
import { fieldReference } from "./fields.ts";
import { markdownTable } from "./table.ts";

export const incomingSection = (at: CodeContext): string => `
## Incoming webhook

\`POST ${at.host}/api/webhook/incoming/${at.userId}\`

Orders a film. The user in the address is the owner of the key. The scope is \`tasks:write\`.

### Request body

JSON. Only \`input_story\` is required:

\`\`\`json
${JSON.stringify(sampleOrder("create"), null, 2)}
\`\`\`

### AI-readable fields

\`input_story\` and the audience, theme, style and keyword fields are read by a language model: write them in natural
language, in any language. \`audience_age\`, \`audience_gender\`, \`audience_location\` and \`illustration_style\` take the
words below or your own. All other fields take exactly the values that are listed.

### Field reference guide

${fieldReference()}

A field that is \`null\` or empty counts as left out. With \`edit\`, \`repeat\` and \`continue\`, what is left out is kept from the
film that they name.

### Lengths and prices

${markdownTable(
  ["Minutes", "Scenes", "Credits"],
  Object.entries(lengths).map(([minutes, { scenes, credits }]) => [minutes, String(scenes), String(credits)]),
)}

### Answer

\`201\` with the task that was made or changed:

\`\`\`json
${JSON.stringify(answer, null, 2)}
\`\`\`

${orderModes.map((mode) => modeSection(mode, at)).join("\n\n")}
`;

const answer = {
  success: true,
  data: {
    taskId: "api_1767225600000_0123456789ab",
    creditCost: 10,
    task_id: "api_1767225600000_0123456789ab",
    process_status: "pending",
    credit_cost: 10,
    code_name: "The fox and the star",
    status_url: "/api/task/api_1767225600000_0123456789ab/status",
    test: false,
  },
  taskId: "api_1767225600000_0123456789ab",
  creditCost: 10,
};

const intros: Record<OrderMode, string> = {
  create: "A new film. It stays `pending` for a short while, in which it can be edited or cancelled.",
  edit: "Changes a film that is still `pending`, named by `task_id`. Where the length changes, so does the price.",
  repeat: "The same film again, from any task of yours, named by `from_task_id`; say only what is to be different.",
  continue:
    "A sequel of a `completed` film, named by `from_task_id`. Without `input_story`, it is built from the previous story.",
};

const fences: Record<CodeLanguage, string> = { javascript: "js", python: "python", curl: "sh" };

const modeSection = (mode: OrderMode, at: CodeContext): string =>
  [
    `### Mode ${mode}`,
    intros[mode],
    ...Object.entries(codeLanguages).flatMap(([language, name]) => [
      `#### ${name}`,
      // The keys of `codeLanguages` are the languages.
      fenced(fences[language as CodeLanguage], orderCode(mode, language as CodeLanguage, at)),
    ]),
  ].join("\n\n");

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
