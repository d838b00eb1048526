// legal-hold-forms
export const untilItIsLifted = 'Until it is lifted';
export const n90Days = '90 days';
export const oneYear = 'One year';
export const fiveYears = 'Five years';
export const theHoldIsLifted = 'The hold is lifted.';
export const theHoldIsPlaced = 'The hold is placed.';

// statements
export const failedToExportTheStatements = 'Failed to export the statements.';

// waits-for-second
export const itCannotBeUndoneSo =
  'It cannot be undone, so it waits until another admin confirms it at the legal desk.';

// canned-choice
export const cannedTexts = 'Canned texts';

// confirm-first
export const theMailIsOnIts = 'The mail is on its way.';
export const theMailCouldNotBe = 'The mail could not be sent.';
export const sendTheMailAgain = 'Send the mail again';
export const pleaseConfirmYourEMail = 'Please confirm your email address first.';

// ground-choice
export const ruleThatWasBroken = 'Rule that was broken';
export const noneInParticular = 'None in particular';

// legal-holds
export const video = 'Video';
export const comment = 'Comment';
export const post = 'Post';
export const message = 'Message';
export const photo = 'Photo';
export const profile = 'Profile';
export const playlist = 'Playlist';
export const album = 'Album';
export const account = 'Account';
export const identityCheck = 'Identity check';
export const legalHold = 'Legal hold';
export const underAHoldNothingOf = 'Under a hold, nothing of {what} is deleted, no matter who tries.';
export const placeAHold = 'Place a hold';
export const reasonForTheHold = 'Reason for the hold';
export const whatItIsOn = 'What it is on';
export const forHowLong = 'For how long';
export const itIsAboutAMinor = 'It is about a minor';
export const onlyAdminsWithChildSafety = 'Only admins with child_safety see the hold.';
export const preserved = 'Preserved';
export const deletedOrRewrittenAndKept = 'Deleted or rewritten, and kept out of sight as evidence.';
export const inForce = 'In force';
export const over = 'Over';
export const lifted = 'Lifted';
export const onTheSubjectKind = ', on the {subjectKind}';
export const untilUntil = ', until {until}';
export const aboutAMinor = ', about a minor';
export const liftedByLiftedByLiftedAtLiftReason = 'Lifted by {liftedBy}, {liftedAt}: {liftReason}';
export const liftTheHold = 'Lift the hold';
export const anythingThatOnlyThisHold = 'Anything that only this hold preserves is deleted within an hour.';
export const reasonForLiftingIt = 'Reason for lifting it';
export const yesLowerCase = 'Yes, {lowerCase}';
export const showItsPictures = 'Show its pictures';
export const preservedKind = 'Preserved {kind}';

// performer-records
export const failedToProcessRequest = 'Failed to process request.';
export const everyoneWhoIsSeenWith =
  'Everyone who is seen, with a document that shows an age of 18 or more when it was made. Nobody but you and the administrators reads it; it is kept for {performerRecordYears} years.';
export const loading = 'Loading...';
export const noPerformerIsOnRecord = 'No performer is on record.';
export const aRecordThatCannotBe = 'A record that cannot be read';
export const bornOnDateOfBirthLowerCaseDocumentReference =
  'Born on {dateOfBirth}; {lowerCase} {documentReference}. ';
export const madeOnProducedOn = 'Made on {producedOn}.';
export const remove = 'Remove';
export const theRecordOfNameIs = 'The record of {name} is removed.';
export const yesRemoveTheRecordOf = 'Yes, remove the record of {name}';
export const yesRemoveIt = 'Yes, remove it';
export const anotherPerformer = 'Another performer';
export const legalName = 'Legal name';
export const otherNames = 'Other names';
export const maidenStageAndOtherNames = 'Maiden, stage and other names.';
export const dateOfBirth = 'Date of birth';
export const madeOn = 'Made on';
export const documentThatWasSeen = 'Document that was seen';
export const numberOfTheDocument = 'Number of the document';
export const recordThePerformer = 'Record the performer';

// uncover
export const itCannotBeReached = 'It cannot be reached.';
export const itMayShowAMinor =
  'It may show a minor, so it is blurred and grey, and videos do not play. Each look is counted, for you alone.';
export const showItClearly = 'Show it clearly';
export const suchThing = 'such thing';
export const suchThings = 'such things';
export const thatIsALotTake = ' That is a lot. Take a break; another admin can go on.';
export const youHaveLookedAtToday = 'You have looked at {today} today.{today2}';
