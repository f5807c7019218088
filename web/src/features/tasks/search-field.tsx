import TextFilter from "@cloudscape-design/components/text-filter";
import { useEffect, useState } from "react";
import { text } from "./text.ts";

interface SearchFieldProps {
  readonly words: string;
  /** The number of matches; undefined while loading, and for a list that is not narrowed. */
  readonly count: number | undefined;
  readonly onSearch: (words: string) => void;
}

/** The search field. It searches a moment after the last key. */
export const SearchField = ({ words, count, onSearch }: SearchFieldProps) => {
  const [typed, setTyped] = useState(words);
  useEffect(() => setTyped((before) => (before.trim() === words ? before : words)), [words]);
  return (
    <TextFilter
      filteringText={typed}
      filteringPlaceholder={text.search}
      filteringAriaLabel={text.search}
      filteringClearAriaLabel={text.clearSearch}
      countText={count === undefined ? "" : text.found(count)}
      onChange={({ detail }) => setTyped(detail.filteringText)}
      onDelayedChange={({ detail }) => onSearch(detail.filteringText.trim())}
    />
  );
};
