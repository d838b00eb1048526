import { redirectDocument } from 'react-router';
import * as paths from '../paths.ts';

/** Nothing to see: the gate stands on the pages themselves, and the server takes its form. */
export const loader = () => redirectDocument(paths.home());
