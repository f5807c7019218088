import * as z from "zod";

/** The input that every stage receives. `nth` is 0 for the automatic delivery, and counts requested redeliveries. */
export const DeliveryExecution = z.object({ userId: z.string(), deliveryId: z.string(), nth: z.int().min(0) });
