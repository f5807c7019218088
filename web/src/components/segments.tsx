import Box from "@cloudscape-design/components/box";
import SegmentedControl from "@cloudscape-design/components/segmented-control";

interface SegmentsProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly text: string }[];
  readonly selected: Id;
  readonly onChange: (id: Id) => void;
}

/** A choice between a few options. On phones Cloudscape renders a select with its own label, so ours is hidden. */
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
