import KeyValuePairs from "@cloudscape-design/components/key-value-pairs";
import type { ReactNode } from "react";

interface InfoTilesProps {
  /** Label and value. Tiles without a value are left out. */
  readonly tiles: readonly (readonly [label: string, value: ReactNode])[];
  readonly columns?: number;
  readonly minColumnWidth?: number;
}

/** Label-value pairs in columns. */
export const InfoTiles = ({ tiles, columns = 3, minColumnWidth = 120 }: InfoTilesProps) => (
  <KeyValuePairs
    columns={columns}
    minColumnWidth={minColumnWidth}
    items={tiles.filter(([, value]) => value !== undefined && value !== "").map(([label, value]) => ({ label, value }))}
  />
);
