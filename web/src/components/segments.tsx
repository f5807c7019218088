import Box from "@cloudscape-design/components/box";
import SegmentedControl from "@cloudscape-design/components/segmented-control";

interface SegmentsProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly text: string }[];
  readonly selected: Id;
  readonly onChange: (id: Id) => void;
}

/** One of a few, side by side. On a phone it is a select that shows its label itself: ours is hidden there. */
export const Segments = <Id extends string>({ label, options, selected, onChange }: SegmentsProps<Id>) => (
  <div>
    <div className="segments-label" aria-hidden="true">
      <Box variant="awsui-key-label">{label}</Box>
    </div>
    <SegmentedControl
      label={label}
      options={options}
      selectedId={selected}
      onChange={({ detail }) => onChange(options.find(({ id }) => id === detail.selectedId)?.id ?? selected)}
    />
  </div>
);
