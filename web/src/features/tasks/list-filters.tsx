import Select from "@cloudscape-design/components/select";
import { storyTypeIds, storyTypes } from "#contract/catalogue/story-types.ts";
import { t } from "../../lib/translate.ts";
import { isNarrowed, type ListQuery, periods, sources } from "./filters.ts";
import { SearchField } from "./search-field.tsx";
import { text } from "./text.ts";

interface ListFiltersProps {
  readonly asked: ListQuery;
  /** The number of films that match; undefined while loading. */
  readonly count: number | undefined;
  readonly onChange: (filter: Partial<ListQuery>) => void;
}

/** Filters of the films of a tab: by text, story type, time and source. */
export const ListFilters = ({ asked, count, onChange }: ListFiltersProps) => (
  <div className="film-filters">
    <SearchField
      words={asked.words}
      count={isNarrowed(asked) ? count : undefined}
      onSearch={(words) => onChange({ words })}
    />
    <Choice
      label={text.type}
      values={storyTypeIds}
      name={(id) => t(storyTypes[id])}
      chosen={asked.type}
      onChoose={(type) => onChange({ type })}
    />
    <Choice
      label={text.ordered}
      values={periods}
      name={(period) => text.period[period]}
      chosen={asked.period}
      onChoose={(period) => onChange({ period })}
    />
    <Choice
      label={text.source}
      values={sources}
      name={(source) => text.sources[source]}
      chosen={asked.source}
      onChoose={(source) => onChange({ source })}
    />
  </div>
);

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly name: (value: Value) => string;
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/** A choice of one value or of all. */
const Choice = <Value extends string>({ label, values, name, chosen, onChoose }: ChoiceProps<Value>) => {
  const options = [{ value: "", label: text.any }, ...values.map((value) => ({ value, label: name(value) }))];
  return (
    <Select
      inlineLabelText={label}
      options={options}
      selectedOption={options.find(({ value }) => value === (chosen ?? "")) ?? null}
      onChange={({ detail }) => onChoose(values.find((value) => value === detail.selectedOption.value))}
    />
  );
};
