import { type Stage, shareWords } from './upload-words.ts';

/** What goes on with a file, in words, and how far it is. Said aloud elsewhere, at steps. */
export function StageLine({ stage, label }: { stage: Stage; label: string }) {
  return (
    <>
      <p className={`upload-stage ${stage.tone}`}>{stage.words}</p>
      {stage.progress !== null && (
        <progress
          className="upload-progress"
          value={stage.progress}
          max={1}
          aria-label={label}
          aria-valuetext={stage.words}
        >
          {shareWords(stage.progress)}
        </progress>
      )}
    </>
  );
}
