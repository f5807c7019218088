import { studioAssistant } from "#functions/adapters/studio/assistant.ts";
import type { Ports } from "#functions/core/ports.ts";

export const assistant = (): Pick<Ports, "assistant"> => ({ assistant: studioAssistant });
