import { useLocation } from "react-router-dom";
import { Message } from "../components/message.tsx";
import { OrderForm } from "../features/order/order-form.tsx";
import { TaskList } from "../features/tasks/task-list.tsx";
import { useSignedIn } from "../lib/signed-in.ts";
import { Balance } from "./balance.tsx";

/** Where one is after signing in: what one has, what one can order, what one has ordered. */
export const WelcomePage = () => {
  const { user, credits } = useSignedIn();
  const { state } = useLocation();
  return (
    <>
      <title>Welcome | Animation Agent</title>
      <div className="page-head">
        <h1>Welcome to Animation Agent!</h1>
        <p className="lead">{user.email}</p>
      </div>
      {state?.verified === true && <Message tone="success">Welcome! Your email has been verified.</Message>}
      <div className="columns">
        <OrderForm />
        <div className="side">
          <Balance credits={credits} />
          <TaskList />
        </div>
      </div>
    </>
  );
};
