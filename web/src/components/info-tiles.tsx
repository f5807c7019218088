import KeyValuePairs from "@cloudscape-design/components/key-value-pairs";
import type { ReactNode } from "react";

interface InfoTilesProps {
  /** Name and value; a tile without a value is left out. */
  readonly tiles: readonly (readonly [label: string, value: ReactNode])[];
  readonly columns?: number;
  readonly minColumnWidth?: number;
}

/** Facts side by side, each below its name. */
export const InfoTiles = ({ tiles, columns = 3, minColumnWidth = 120 }: InfoTilesProps) => (
  <KeyValuePairs
    columns={columns}
    minColumnWidth={minColumnWidth}
    items={tiles.filter(([, value]) => value !== undefined && value !== "").map(([label, value]) => ({ label, value }))}
  />
);
