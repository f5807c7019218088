import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Header from "@cloudscape-design/components/header";
import Table, { type TableProps } from "@cloudscape-design/components/table";
import { useState } from "react";
import { text } from "./text.ts";

const shortest = 5;

interface ShortTableProps<Row> {
  readonly title: string;
  /** Where the list stands in a part that has its title already. */
  readonly isWithin?: boolean;
  readonly empty: string;
  /** Undefined while they are being asked for. */
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly onAgain: () => unknown;
  readonly trackBy: keyof Row & string;
  readonly columns: readonly TableProps.ColumnDefinition<Row>[];
}

/** A list of which five rows are seen, and all when that is wanted. */
export const ShortTable = <Row,>(props: ShortTableProps<Row>) => {
  const { title, isWithin = false, empty, rows = [], error, onAgain, trackBy, columns } = props;
  const [whole, setWhole] = useState(false);
  const isLong = rows.length > shortest;
  return (
    <Table
      variant={isWithin ? "borderless" : "container"}
      header={
        !isWithin && (
          <Header variant="h2" counter={props.rows && `(${rows.length})`}>
            {title}
          </Header>
        )
      }
      ariaLabels={{ tableLabel: title }}
      trackBy={trackBy}
      loading={!props.rows && !error}
      loadingText={text.loading}
      items={whole ? rows : rows.slice(0, shortest)}
      columnDefinitions={columns}
      empty={
        error ? (
          <Alert type="error" action={<Button onClick={() => void onAgain()}>{text.tryAgain}</Button>}>
            {text.listFailed(error.message)}
          </Alert>
        ) : (
          <Box color="text-body-secondary">{empty}</Box>
        )
      }
      footer={
        isLong && (
          <Box textAlign="center">
            <Button
              variant="link"
              iconName={whole ? "angle-up" : "angle-down"}
              ariaExpanded={whole}
              ariaLabel={`${title}: ${whole ? text.showFewer : text.showAll(rows.length)}`}
              onClick={() => setWhole(!whole)}
            >
              {whole ? text.showFewer : text.showAll(rows.length)}
            </Button>
          </Box>
        )
      }
    />
  );
};
