import "./task-form.css";
import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import ContentLayout from "@cloudscape-design/components/content-layout";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useDeferredValue } from "react";
import { useLocation } from "react-router-dom";
import { AppButton } from "../../components/app-link.tsx";
import { Loading } from "../../components/loading.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { type FormTarget, parseFormTarget } from "./mode.ts";
import { OrderForm } from "./order-form.tsx";
import { text } from "./text.ts";
import { isFinal, loadErrorMessage, useInitialOrder } from "./use-initial-order.ts";

/** The order form: create, edit, repeat or continue. */
export const TaskFormPage = () => {
  const { pathname, search } = useLocation();
  const opened = parseFormTarget(pathname, new URLSearchParams(search));
  const { title, about } = text.of[opened.mode];
  return (
    <ContentLayout header={<PageHeader title={title} description={about} />}>
      <TaskForm key={pathname + search} opened={opened} />
    </ContentLayout>
  );
};

const TaskForm = ({ opened }: { readonly opened: FormTarget }) => {
  const { data: known, error, refetch } = useInitialOrder(opened);
  const data = useDeferredValue(known);
  if (data) return <OrderForm opened={opened} beginning={data} />;
  if (error) return <FormLoadError opened={opened} error={error} again={() => void refetch()} />;
  return <Loading isPage>{opened.mode === "create" ? text.loading : text.loadingSource}</Loading>;
};

interface FormLoadErrorProps {
  readonly opened: FormTarget;
  readonly error: Error;
  readonly again: () => void;
}

const FormLoadError = ({ opened: { sourceId }, error, again }: FormLoadErrorProps) => (
  <Alert
    type="error"
    action={
      <SpaceBetween direction="horizontal" size="xs">
        {!isFinal(error) && <Button onClick={again}>{text.tryAgain}</Button>}
        {Boolean(sourceId) && <AppButton to={`/task-detail/${sourceId}`}>{text.toDetails}</AppButton>}
        <AppButton to="/tasks">{text.toTasks}</AppButton>
      </SpaceBetween>
    }
  >
    {loadErrorMessage(error)}
  </Alert>
);
