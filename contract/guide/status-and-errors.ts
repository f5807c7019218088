import { type ErrorCode, errorStatus } from "../errors.ts";
import { pollingCode } from "../examples/client-code.ts";
import type { CodeContext } from "../examples/order-code.ts";
import { limits } from "../limits.ts";
import { callsOpenToKeys, rateLimitOf } from "./calls.ts";
import { markdownTable } from "./table.ts";

export const statusSection = (at: CodeContext): string => `
## Follow a film

\`GET /api/task/{id}/status\` returns the state of a film: \`process_status\` is \`pending\`, \`in_progress\`, \`completed\` or
\`failed\`, and \`progress\` has the stage, the percentage and the seconds left. While the operator has paused
an engine that the film needs, \`progress.paused_engine\` names it: the film waits and goes on by itself. Poll at most every 10 seconds, or better, set
an outgoing webhook. When the film is completed, \`final_video_url\`, \`final_image_url\` and the subtitle files are signed
links that need no login. The links and the files expire after 7 days.

Film, image and pictures say to machines that a program made them: in XMP (IPTC's \`DigitalSourceType\`) and in signed content
credentials (C2PA), which any reader of the standard checks. Keep them if the law asks you to mark generated media: a file
that is encoded again loses them.

\`\`\`js
${pollingCode(at).trimEnd()}
\`\`\`
`;

const meanings: Partial<Record<ErrorCode, string>> = {
  invalid_request: "A field is missing or invalid; `fields` names each field and its error",
  unauthenticated: "The key is missing, mistyped or revoked",
  insufficient_credits: "Not enough credits; see `balance` and `price`",
  forbidden: "The key lacks the scope, or the path names another user",
  not_found: "You have no such task",
  conflict: "The task is in the wrong state: edit needs a pending task, continue a completed one",
  revision_conflict: "The scenes were edited in the meantime; `revision` is the newest. Load them again",
  content_too_large: "The body is larger than 512 KB, or a file has more bytes than `maximum`",
  unsupported_media_type: "The body or its content type is not JSON",
  idempotency_mismatch: "The Idempotency-Key was already used with another body",
  facts_needed: "The idea needs facts that the built-in writer does not have; `reason` says which. Send `full_story`",
  translator_needed:
    "The built-in writer cannot translate. Send `texts`, or choose a language model as WRITER in the settings",
  too_many_requests: "Too many calls; wait the seconds in `Retry-After`",
  internal: "An error on our side. Please try again",
  provider_failed: "A service that we use failed. Please try again",
  capacity: "The service is at capacity. Please try again later",
};

export const errorsSection = (): string => `
## Error codes

A call that fails returns \`{ "success": false, "code": "…", "error": "…" }\`. \`code\` is for programs, \`error\` for people.

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

Limits apply per key. Each reply says what is left: \`RateLimit: "create-minute";r=29;t=42\` means 29 more calls in the next
42 seconds, and \`RateLimit-Policy: "create-minute";q=30;w=60\` means 30 calls in 60 seconds. A call over the limit fails with
\`429\` and \`Retry-After\`.

${markdownTable(
  ["Call", "Per minute", "Per day"],
  callsOpenToKeys()
    .filter((call) => rateLimitOf(call) !== limits.read)
    .map((call) => {
      const { minute, day } = rateLimitOf(call);
      return [`\`${call.method} ${call.path}\``, String(minute), day ? String(day) : ""];
    })
    .concat([["all other calls", String(limits.read.minute), ""]]),
)}
`;

export const idempotencySection = (): string => `
## Idempotency

Send a unique \`Idempotency-Key\` with each order. If you do not receive the response, send the same order with the same key
again: within 24 hours you get the same response, with the header \`Idempotent-Replayed: true\`, and no second film is made
or paid. The same key with another body fails with \`422\`.
`;
