import * as z from "zod";

/** The run that every stage is told: whose delivery, which, and whether its owner asked for it. */
export const DeliveryExecution = z.object({ userId: z.string(), deliveryId: z.string(), nth: z.int().min(0) });
