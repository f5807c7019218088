import { signatureCode } from "../examples/client-code.ts";
import { markdownTable } from "./table.ts";

export const outgoingSection = (): string => `
## Outgoing webhook

Set an address on the developer page, and each film that is completed is announced there by a \`POST\`. Answer with any
\`2xx\` within 15 seconds; anything else is tried again, with growing pauses, for about a day. The same announcement may
come more than once: its \`webhook-id\` is the same each time.

### Payload

\`\`\`json
${JSON.stringify(payload, null, 2)}
\`\`\`

${markdownTable(
  ["Field of `task`", "Meaning"],
  Object.entries(meanings).map(([name, meaning]) => [`\`${name}\``, meaning]),
)}

### Signature

Announcements are signed as [Standard Webhooks](https://www.standardwebhooks.com) lays down, with the secret that the
developer page shows once (\`whsec_…\`). The headers are \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. Check
them before you believe a word:

\`\`\`js
${signatureCode().trimEnd()}
\`\`\`
`;

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
  task_id: "The task's id, as the order's answer gave it",
  code_name: "Its name",
  story_type: "The kind of story",
  input_story: "The prompt or idea that was ordered",
  full_story_text: "The story as it is told; cut, with `truncated: true`, where the payload would be too large",
  credit_cost: "What the film cost",
  video_length_minutes: "The length that was ordered",
  video_scene_count: "Scenes",
  voice_language: "The language of the narration",
  dimension_type: "landscape or portrait",
  final_video_url: "The film; the link needs no login and ends after 7 days",
  final_image_url: "Its poster; likewise",
  youtube_video_title: "A title to publish it with",
  youtube_video_description: "A description",
  youtube_video_hashtags: "Hashtags",
  completed_at: "When it was completed",
};
