import type { CodeContext } from "./order-code.ts";

/** A program that polls a film until it ends, and prints its URL. */
export const pollingCode = ({ host, key, taskId = "YOUR_TASK_ID" }: CodeContext): string => `// Node.js 20 or newer
const ended = ["completed", "failed"];
let task;
do {
  if (task) await new Promise((resolve) => setTimeout(resolve, 10_000));
  const response = await fetch("${host}/api/task/${taskId}/status", {
    headers: { Authorization: "Bearer ${key}" },
  });
  const answer = await response.json();
  if (!answer.success) throw new Error(\`\${response.status} \${answer.code}: \${answer.error}\`);
  task = answer.data;
} while (!ended.includes(task.process_status));
console.log(task.process_status, task.final_video_url ?? task.error_message);
`;

/** A function that verifies the signature of a webhook. */
export const signatureCode =
  (): string => `// Node.js 20 or newer. \`body\` is the raw request body as text, not parsed.
import { createHmac, timingSafeEqual } from "node:crypto";

export const isFromUs = (headers, body, secret) => {
  const id = headers["webhook-id"];
  const sentAt = headers["webhook-timestamp"];
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) < 300)) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const wanted = createHmac("sha256", key).update(\`\${id}.\${sentAt}.\${body}\`).digest();
  return headers["webhook-signature"].split(" ").some((signature) => {
    const [version, value = ""] = signature.split(",");
    const given = Buffer.from(value, "base64");
    return version === "v1" && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
};
`;
