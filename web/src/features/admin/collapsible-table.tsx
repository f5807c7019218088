import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Header from "@cloudscape-design/components/header";
import Table, { type TableProps } from "@cloudscape-design/components/table";
import { useState } from "react";
import { text } from "./text.ts";

const collapsedRows = 5;

interface CollapsibleTableProps<Row> {
  readonly title: string;
  /** Set if the table is inside a section that has the title. */
  readonly isNested?: boolean;
  readonly empty: string;
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => unknown;
  readonly trackBy: keyof Row & string;
  readonly columns: readonly TableProps.ColumnDefinition<Row>[];
}

/** A table that shows five rows until it is expanded. */
export const CollapsibleTable = <Row,>(props: CollapsibleTableProps<Row>) => {
  const { title, isNested = false, empty, rows = [], error, onRetry, trackBy, columns } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = rows.length > collapsedRows;
  return (
    <Table
      variant={isNested ? "borderless" : "container"}
      header={
        !isNested && (
          <Header variant="h2" counter={props.rows && `(${rows.length})`}>
            {title}
          </Header>
        )
      }
      ariaLabels={{ tableLabel: title }}
      trackBy={trackBy}
      loading={!props.rows && !error}
      loadingText={text.loading}
      items={isExpanded ? rows : rows.slice(0, collapsedRows)}
      columnDefinitions={columns}
      empty={
        error ? (
          <Alert type="error" action={<Button onClick={() => void onRetry()}>{text.tryAgain}</Button>}>
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
              iconName={isExpanded ? "angle-up" : "angle-down"}
              ariaExpanded={isExpanded}
              ariaLabel={`${title}: ${isExpanded ? text.showFewer : text.showAll(rows.length)}`}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {isExpanded ? text.showFewer : text.showAll(rows.length)}
            </Button>
          </Box>
        )
      }
    />
  );
};
