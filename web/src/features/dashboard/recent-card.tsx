import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import type { Task } from "#contract/schema/task.ts";
import { AppButton } from "../../components/app-link.tsx";
import { EmptyReel } from "../../components/drawings.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { RecentRow } from "./recent-row.tsx";
import { text } from "./text.ts";

/** The newest tasks, one line each. */
export const RecentCard = ({ tasks }: { readonly tasks: readonly Task[] }) => (
  <Container
    header={
      <Header variant="h2" actions={tasks.length > 0 && <AppButton to="/tasks">{text.allTasks}</AppButton>}>
        {text.recent}
      </Header>
    }
  >
    {tasks.length === 0 ? (
      <EmptyState
        title={text.none}
        drawing={<EmptyReel />}
        action={<AppButton to="/create-task">{text.firstProject}</AppButton>}
      />
    ) : (
      <ul className="rows">
        {tasks.map((task) => (
          <RecentRow key={task.task_id} task={task} />
        ))}
      </ul>
    )}
  </Container>
);
