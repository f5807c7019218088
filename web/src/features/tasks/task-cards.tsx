import Button from "@cloudscape-design/components/button";
import Cards, { type CardsProps } from "@cloudscape-design/components/cards";
import type { Task } from "#contract/schema/task.ts";
import { AppButton } from "../../components/app-link.tsx";
import { EmptyReel, OpenBook } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { isNarrowed, type ListQuery } from "./filters.ts";
import { text } from "./text.ts";

interface TaskCardsProps {
  /** Undefined while loading. */
  readonly tasks: readonly Task[] | undefined;
  readonly asked: ListQuery;
  readonly isFirst: boolean;
  readonly card: CardsProps.CardDefinition<Task>;
  readonly onClear: () => void;
}

/** The tasks of a page, or an empty state. */
export const TaskCards = ({ tasks, asked, isFirst, card, onClear }: TaskCardsProps) => (
  <Cards
    items={tasks ?? []}
    trackBy="task_id"
    loading={!tasks}
    loadingText={text.loading}
    ariaLabels={{ itemSelectionLabel: () => "", selectionGroupLabel: "", cardsLabel: text.list }}
    cardDefinition={card}
    cardsPerRow={[{ cards: 1 }, { minWidth: 760, cards: 2 }]}
    empty={
      isNarrowed(asked) && !isFirst ? (
        <EmptyState
          title={text.nothingFound(asked.words)}
          drawing={<EmptyReel />}
          action={<Button onClick={onClear}>{clearLabel(asked)}</Button>}
        />
      ) : (
        <EmptyState
          title={text.empty[asked.filter]}
          drawing={asked.filter === "all" ? <OpenBook /> : <EmptyReel />}
          action={isFirst && <AppButton to="/create-task">{text.first}</AppButton>}
        />
      )
    }
  />
);

/** A search without other filters is cleared as the search field does it. */
const clearLabel = ({ type, source, period }: ListQuery): string =>
  type || source || period ? text.clearFilters : text.clearSearch;
