import type { OrderMode } from "../order/order-field.ts";
import { sampleOrder } from "./orders.ts";

export const codeLanguages = { javascript: "JavaScript/Node.js", python: "Python", curl: "cURL" } as const;
export type CodeLanguage = keyof typeof codeLanguages;

/** The values of the reader in an example. */
export interface CodeContext {
  /** The URL of the site without a slash at the end. */
  readonly host: string;
  readonly userId: string;
  readonly key: string;
  /** The task to edit, repeat or continue. */
  readonly taskId?: string;
}

/** A complete program that orders a film. */
export const orderCode = (mode: OrderMode, language: CodeLanguage, at: CodeContext): string => {
  const url = `${at.host}/api/webhook/incoming/${at.userId}`;
  return writers[language](url, at.key, sampleOrder(mode, at.taskId));
};

type Write = (url: string, key: string, order: object) => string;

const javascript: Write = (url, key, order) => `// Node.js 20 or newer: save as order.mjs, run "node order.mjs"
const response = await fetch("${url}", {
  method: "POST",
  headers: {
    Authorization: "Bearer ${key}",
    "Content-Type": "application/json",
    // A repeated order with the same key is accepted once.
    "Idempotency-Key": crypto.randomUUID(),
  },
  body: JSON.stringify(${indented(JSON.stringify(order, null, 2), "  ")}),
});
const answer = await response.json();
if (!answer.success) throw new Error(\`\${response.status} \${answer.code}: \${answer.error}\`);
console.log(answer.data.task_id, answer.data.process_status);
`;

const python: Write = (
  url,
  key,
  order,
) => `# Python 3.8 or newer, standard library only: save as order.py, run "python3 order.py"
import json
import urllib.error
import urllib.request
import uuid

order = {
${Object.entries(order)
  .map(([name, value]) => `    ${JSON.stringify(name)}: ${inPython(value)},`)
  .join("\n")}
}
request = urllib.request.Request(
    "${url}",
    data=json.dumps(order).encode(),
    headers={
        "Authorization": "Bearer ${key}",
        "Content-Type": "application/json",
        # A repeated order with the same key is accepted once.
        "Idempotency-Key": str(uuid.uuid4()),
    },
)
try:
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
except urllib.error.HTTPError as refusal:
    answer = json.load(refusal)
if not answer["success"]:
    raise SystemExit(f"{answer['code']}: {answer['error']}")
print(answer["data"]["task_id"], answer["data"]["process_status"])
`;

const curl: Write = (
  url,
  key,
  order,
) => `# A repeated order with the same Idempotency-Key is accepted once. Use a new key for each order.
curl -sS -X POST '${url}' \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -H "Idempotency-Key: order-$(date +%s)-$$" \\
  -d '${JSON.stringify(order, null, 2).replaceAll("'", "'\\''")}'
`;

const writers: Record<CodeLanguage, Write> = { javascript, python, curl };

const indented = (text: string, by: string): string => text.replaceAll("\n", `\n${by}`);

const inPython = (value: unknown): string =>
  value === true ? "True" : value === false ? "False" : JSON.stringify(value);
