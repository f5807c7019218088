import type * as z from "zod";
import type { OrderMode } from "../order/order-field.ts";
import type { OrderFields } from "../schema/incoming-order.ts";

type Sent = z.input<typeof OrderFields>;

const story = "A little fox crosses the moonlit forest to find the star that fell into the lake.";
const task = "api_1767225600000_0123456789ab";

/** An example order for each mode. `of` is the task to edit, repeat or continue. */
export const sampleOrder = (mode: OrderMode, of: string = task): Sent => {
  const orders: Record<OrderMode, Sent> = {
    create: {
      triggered_by: "api_call",
      input_story: story,
      story_type: "fairytale_story",
      video_duration: 3,
      dimension_type: "landscape",
      voice_language: "english",
      illustration_style: "Watercolor",
      audience_age: "children",
      code_name: "The fox and the star",
      enable_subtitle: true,
    },
    edit: { mode: "edit", task_id: of, triggered_by: "api_call", input_story: story, illustration_style: "Pixel Art" },
    repeat: { mode: "repeat", from_task_id: of, triggered_by: "api_call", voice_language: "spanish" },
    continue: { mode: "continue", from_task_id: of, triggered_by: "api_call", video_duration: 3 },
  };
  return orders[mode];
};

const summaries: Record<OrderMode, string> = {
  create: "A new film",
  edit: "Change a film that is still pending",
  repeat: "The same film again, narrated in Spanish",
  continue: "A sequel with a story built from the previous one",
};

/** The example orders in the format of OpenAPI. */
export const orderExamples = () =>
  Object.fromEntries(
    Object.entries(summaries).map(([mode, summary]) => [
      mode,
      // The keys of `summaries` are the modes.
      { summary, value: sampleOrder(mode as OrderMode) },
    ]),
  );
