import { lengths } from "../catalogue/lengths.ts";
import { type CodeContext, type CodeLanguage, codeLanguages, orderCode } from "../examples/order-code.ts";
import { sampleOrder } from "../examples/orders.ts";
import { type OrderMode, orderModes } from "../order/order-field.ts";
import { fieldReference } from "./fields.ts";
import { markdownTable } from "./table.ts";

export const incomingSection = (at: CodeContext): string => `
## Incoming webhook

\`POST ${at.host}/api/webhook/incoming/${at.userId}\`

Orders a film. The user id in the path is the id of the key's owner. The key needs the scope \`tasks:write\`.

### Request body

JSON. Only \`input_story\` is required:

\`\`\`json
${JSON.stringify(sampleOrder("create"), null, 2)}
\`\`\`

### AI-readable fields

\`input_story\` and the audience, theme, style and keyword fields are read by a language model: write them in natural
language, in any language. \`audience_age\`, \`audience_gender\`, \`audience_location\` and \`illustration_style\` take the
values below or your own words. All other fields accept only the listed values.

### Field reference guide

${fieldReference()}

A field that is \`null\` or empty counts as left out. In the modes \`edit\`, \`repeat\` and \`continue\`, a field that you leave
out keeps the value of the task that you name.

### Lengths and prices

${markdownTable(
  ["Minutes", "Scenes", "Credits"],
  Object.entries(lengths).map(([minutes, { scenes, credits }]) => [minutes, String(scenes), String(credits)]),
)}

### Response

\`201\` with the task that was created or changed:

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
  create: "A new film. It stays `pending` for a short time, in which you can edit or cancel it.",
  edit: "Changes a film that is still `pending`. `task_id` names it. If the length changes, the price changes too.",
  repeat:
    "The same film again, from any of your tasks. `from_task_id` names it. Send only the fields that you want to change.",
  continue:
    "A sequel of a `completed` film. `from_task_id` names it. Without `input_story`, the sequel is built from the previous story.",
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
