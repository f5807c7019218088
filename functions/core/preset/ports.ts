import type { PresetRecord } from "./records.ts";

export interface PresetRecords {
  find(userId: string, id: string): Promise<PresetRecord | undefined>;
  all(userId: string): Promise<PresetRecord[]>;
}

export interface HasPresets {
  readonly presets: PresetRecords;
}
