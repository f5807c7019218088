import Select from "@cloudscape-design/components/select";
import TextFilter from "@cloudscape-design/components/text-filter";
import { type Sort, sorts } from "./arrange.ts";
import { text } from "./text.ts";

interface AssetFilterProps {
  readonly search: string;
  readonly matches: number;
  readonly onSearch: (words: string) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

const options = sorts.map((value) => ({ value, label: text.sort[value] }));

export const AssetFilter = ({ search, matches, onSearch, sort, onSort }: AssetFilterProps) => (
  <div className="asset-filter">
    <TextFilter
      filteringText={search}
      filteringPlaceholder={text.search}
      filteringAriaLabel={text.search}
      filteringClearAriaLabel={text.clear}
      {...(search && { countText: text.matches(matches) })}
      onChange={({ detail }) => onSearch(detail.filteringText)}
    />
    <Select
      inlineLabelText={text.sortBy}
      options={options}
      selectedOption={options.find(({ value }) => value === sort) ?? null}
      onChange={({ detail }) => onSort(sorts.find((known) => known === detail.selectedOption.value) ?? "date")}
    />
  </div>
);
