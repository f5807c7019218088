import TextFilter from "@cloudscape-design/components/text-filter";
import { useEffect, useState } from "react";
import { text } from "./text.ts";

interface SearchFieldProps {
  readonly words: string;
  /** Of the films that were found; undefined while they are not known. */
  readonly count: number | undefined;
  readonly onSearch: (words: string) => void;
}

/** Searches one's films: a moment after the last letter. */
export const SearchField = ({ words, count, onSearch }: SearchFieldProps) => {
  const [typed, setTyped] = useState(words);
  useEffect(() => setTyped((before) => (before.trim() === words ? before : words)), [words]);
  return (
    <TextFilter
      filteringText={typed}
      filteringPlaceholder={text.search}
      filteringAriaLabel={text.search}
      filteringClearAriaLabel={text.clearSearch}
      countText={words && count !== undefined ? text.found(count) : ""}
      onChange={({ detail }) => setTyped(detail.filteringText)}
      onDelayedChange={({ detail }) => onSearch(detail.filteringText.trim())}
    />
  );
};
