// In place of @testing-library/react in all tests of the web app.
import { configure } from '@testing-library/react/pure';

// On a busy machine a part that is loaded when it is asked for takes longer than the second that is waited by default.
configure({ asyncUtilTimeout: 10_000 });

export * from '@testing-library/react/pure';
