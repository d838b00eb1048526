import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DialogStatus } from './dialog-status.tsx';
import { type Status, StatusMessage } from './status-message.tsx';

afterEach(cleanup);

test('what went wrong in a dialog is said once, although the page behind it has the same words', () => {
  function Page() {
    const [status, setStatus] = useState<Status | null>(null);
    return (
      <>
        <StatusMessage status={status} of={status} />
        <button type="button" onClick={() => setStatus({ kind: 'error', text: 'Error: too much.' })}>
          Save
        </button>
        <DialogStatus act={{ status, of: status }} />
      </>
    );
  }
  render(<Page />);
  screen.getByRole('button').click();
  return screen.findByText('Error: too much.').then((said) => expect(said).toBeTruthy());
});
