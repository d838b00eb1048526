import * as texts from '../../texts/studio.ts';
import './studio.css';

/** What the numbers measure. */
export const MeasuringNote = () => <p className="studio-note">{texts.measuring}</p>;
