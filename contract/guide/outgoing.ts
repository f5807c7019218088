import { signatureCode } from "../examples/client-code.ts";
import type { WebhookEvent } from "../schema/webhook.ts";
import { markdownTable } from "./table.ts";

export const outgoingSection = (): string => `
## Outgoing webhook

Set a URL on the developer page. When a film is completed, and when else you see below, we send a \`POST\` to this URL. Respond with any \`2xx\` within 15
seconds. Otherwise we retry with growing delays for about a day. The same message may arrive more than once: its
\`webhook-id\` is the same each time.

### Payload

\`\`\`json
${JSON.stringify(payload, null, 2)}
\`\`\`

${markdownTable(
  ["Field of `task`", "Meaning"],
  Object.entries(meanings).map(([name, meaning]) => [`\`${name}\``, meaning]),
)}

### Messages

${markdownTable(
  ["`event`", "Sent when"],
  Object.entries(events).map(([name, when]) => [`\`${name}\``, when]),
)}

\`task_stage_completed\` is sent only if you ask for it: check the box on the developer page, or save the webhook with
\`stage_events: true\`. Each film then has at most four of these messages, however many scenes it has; \`stage\` says which.
They may arrive in another order than the stages ended, a few are lost, and one that could not be delivered is not repeated
once the film has ended. Act on \`task_completed\`.

### Signature

Messages are signed as in [Standard Webhooks](https://www.standardwebhooks.com), with the secret that the developer page
shows once (\`whsec_…\`). The headers are \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. Verify the signature
before you use the payload:

\`\`\`js
${signatureCode().trimEnd()}
\`\`\`
`;

const events: Record<WebhookEvent, string> = {
  task_completed: "A film is completed",
  task_failed: "A film has failed or was cancelled; `error_message` says why",
  task_expiring: "The files of a film are deleted soon; `expires_at` says when",
  task_review_ready: "A film waits for its owner's review",
  task_stage_completed:
    "A stage of all scenes has ended: `script`, `voices`, `pictures` or `film` (only the files are packed after it)",
};

const payload = {
  type: "task.completed",
  event: "task_completed",
  timestamp: "2026-01-01T00:10:00.000Z",
  user_id: "YOUR_USER_ID",
  task: {
    task_id: "api_1767225600000_0123456789ab",
    code_name: "The fox and the star",
    story_type: "fairytale_story",
    input_story: "A little fox crosses the moonlit forest …",
    full_story_text: "Once, when the moon was round, …",
    credit_cost: 10,
    video_length_minutes: 3,
    video_scene_count: 10,
    voice_language: "english",
    dimension_type: "landscape",
    final_video_url: "https://YOUR_HOST/media/….mp4?…",
    final_image_url: "https://YOUR_HOST/media/….jpg?…",
    youtube_video_title: "The Fox and the Star",
    youtube_video_description: "A little fox …",
    youtube_video_hashtags: "#fox #star",
    completed_at: "2026-01-01T00:10:00.000Z",
  },
};

const meanings: Record<keyof typeof payload.task, string> = {
  task_id: "The task id, as in the response to the order; a new cut of a film has its own, and the film's in `cut_of`",
  code_name: "The name of the task",
  story_type: "The story type",
  input_story: "The prompt or idea of the order",
  full_story_text: "The narrated story; shortened, with `truncated: true`, if the payload would be too large",
  credit_cost: "The price in credits",
  video_length_minutes: "The ordered length in minutes",
  video_scene_count: "The number of scenes",
  voice_language: "The language of the narration",
  dimension_type: "landscape or portrait",
  final_video_url: "The film. The link needs no login and expires after 7 days",
  final_image_url: "The thumbnail. The link needs no login and expires after 7 days",
  youtube_video_title: "A title for publishing",
  youtube_video_description: "A description for publishing",
  youtube_video_hashtags: "Hashtags for publishing",
  completed_at: "When the film was completed",
};
