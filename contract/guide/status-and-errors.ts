import { type ErrorCode, errorStatus } from "../errors.ts";
import { pollingCode } from "../examples/client-code.ts";
import type { CodeContext } from "../examples/order-code.ts";
import { limits } from "../limits.ts";
import { callsOpenToKeys, rateLimitOf } from "./calls.ts";
import { markdownTable } from "./table.ts";

export const statusSection = (at: CodeContext): string => `
## Follow a film

\`GET /api/task/{id}/status\` says how far a film is: \`process_status\` is \`pending\`, \`in_progress\`, \`completed\` or
\`failed\`, and \`progress\` names the stage, the percent and the seconds that are left. Ask every 10 seconds or less
often; better, set an outgoing webhook. When it is completed, \`final_video_url\`, \`final_image_url\` and the subtitle
files are signed links that need no login. They, and the files, end 7 days later.

\`\`\`js
${pollingCode(at).trimEnd()}
\`\`\`
`;

const meanings: Partial<Record<ErrorCode, string>> = {
  invalid_request: "A field is missing or not as it should be; `fields` names each with its fault",
  unauthenticated: "The key is missing, mistyped or revoked",
  insufficient_credits: "Too few credits; `balance` and `price` say how many there are and were asked for",
  forbidden: "The key lacks the scope, or the address names another user",
  not_found: "There is no such task of yours",
  conflict: "The task is not in a state for this: edit needs a pending one, continue a completed one",
  content_too_large: "The body is larger than 512 KB",
  unsupported_media_type: "The body is not JSON, or does not say so",
  idempotency_mismatch: "The Idempotency-Key was used with another body",
  too_many_requests: "Too many calls; `Retry-After` says how many seconds to wait",
  internal: "Our fault. Please try again",
  provider_failed: "A service that we use failed. Please try again",
  capacity: "Too much is going on. Please try again later",
};

export const errorsSection = (): string => `
## Error codes

A call that fails answers \`{ "success": false, "code": "…", "error": "…" }\`. \`code\` is for programs, \`error\` for people.

${markdownTable(
  ["Status", "Code", "Meaning"],
  // The keys of `errorStatus` are the codes.
  (Object.keys(errorStatus) as ErrorCode[])
    .filter((code) => meanings[code])
    .map((code) => [String(errorStatus[code]), `\`${code}\``, meanings[code] ?? ""]),
)}
`;

export const rateLimitsSection = (): string => `
## Rate limits

Counted for each key. A call beyond its limit is refused with \`429\` and \`Retry-After\`.

${markdownTable(
  ["Call", "A minute", "A day"],
  callsOpenToKeys()
    .filter((call) => rateLimitOf(call) !== limits.read)
    .map((call) => {
      const { minute, day } = rateLimitOf(call);
      return [`\`${call.method} ${call.path}\``, String(minute), day ? String(day) : ""];
    })
    .concat([["every other call", String(limits.read.minute), ""]]),
)}
`;

export const idempotencySection = (): string => `
## Idempotency

Send an \`Idempotency-Key\` of your own with each order. Where the answer was lost, send the same order with the same key
again: within 24 hours it answers the same, with the header \`Idempotent-Replayed: true\`, and no second film is made or
paid. The same key with another body is refused with \`422\`.
`;
