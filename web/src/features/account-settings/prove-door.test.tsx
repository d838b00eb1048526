import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, data } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { withProof } from '../../state/ask-to-prove.ts';
import { answerCalls, standInForDialogs, TestRefusal } from '../../test-calls.ts';
import { ProveDoor } from './prove-door.tsx';

standInForDialogs();
// The dialog is loaded when it is asked for, which takes its time on a busy machine.
beforeAll(() => import('./prove-dialog.tsx'), 20_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refused = { message: 'Please log in again.', field: null, hint: 'reauthentication_needed' };
function Part() {
  const form = useSectionForm('rename');
  return (
    <form.Form method="post">
      <input type="hidden" name="intent" value="rename" />
      <input name="name" defaultValue="Lantern" aria-label="Name" />
      <button type="submit">Save</button>
      <p data-testid="said">{form.done ?? form.fault?.message}</p>
    </form.Form>
  );
}
let isProven = false;
const sent: string[] = [];
async function show() {
  isProven = false;
  sent.length = 0;
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <Part />
          <ProveDoor />
        </>
      ),
      action: async ({ request }) => {
        sent.push(String((await request.formData()).get('name')));
        return isProven
          ? { intent: 'rename', done: 'Saved.', fault: null, given: null }
          : data({ intent: 'rename', done: null, fault: refused, given: null }, { status: 403 });
      },
    },
  ]);
  await act(async () => void render(<Page />));
}
const said = () => screen.getByTestId('said').textContent;

test('what needs proof asks for it over the page, and then goes on with what was typed', async () => {
  answerCalls({
    get_session: () => ({ user: { has_password: true } }),
    prove_identity: ({ p_password }) => {
      if (p_password !== 'right') throw new TestRefusal(400, 'The password is not correct.');
      isProven = true;
      return {};
    },
  });
  await show();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Moon' } });
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Confirm it’s you');
  expect(said()).toBe('');
  const box = await screen.findByLabelText('Your password');
  const confirm = async (password: string) => {
    fireEvent.change(box, { target: { value: password } });
    fireEvent.submit(box.closest('form')!);
  };
  await confirm('wrong');
  await screen.findByText('The password is not correct.');
  await confirm('right');
  await vi.waitFor(() => expect(said()).toBe('Saved.'));
  expect(sent).toEqual(['Moon', 'Moon']);
  expect(screen.queryByText('Confirm it’s you')).toBeNull();
});

test('whoever closes the dialog reads why it was refused, and nothing is sent again', async () => {
  answerCalls({ get_session: () => ({ user: { has_password: true } }) });
  await show();
  fireEvent.click(screen.getByText('Save'));
  fireEvent.click(await screen.findByText('Cancel'));
  await vi.waitFor(() => expect(said()).toBe('Please log in again.'));
  expect(sent).toEqual(['Lantern']);
});

test('a call that wants proof is made again after it; any other refusal is not', async () => {
  answerCalls({ get_session: () => ({ user: { has_password: true } }), prove_identity: () => ({}) });
  await show();
  const work = vi.fn<() => Promise<string>>();
  work.mockRejectedValueOnce(refused).mockResolvedValueOnce('done');
  const done = withProof(work);
  const box = await screen.findByLabelText('Your password');
  fireEvent.change(box, { target: { value: 'right' } });
  fireEvent.submit(box.closest('form')!);
  expect(await done).toBe('done');
  work.mockRejectedValueOnce(new TestRefusal(400, 'No.'));
  await expect(withProof(work)).rejects.toThrow('No.');
});
