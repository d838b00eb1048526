// user-forms
export const yesAct = 'Yes, {act}';
export const youLoseTheBackOffice = 'You’ll lose access to the whole back office right away.';
export const theyLoseTheBackOffice = '{username} will lose access to the whole back office right away.';
export const roleAndRights = 'Role and rights';
export const removeTheAdminRole = 'Remove the admin role';
export const saveRole = 'Save role';
export const newRole = 'New role';
export const role = 'Role';
export const removeUploadRights = 'Remove upload rights';
export const theyCannotUpload = '{username} won’t be able to upload any more videos. Published ones stay.';
export const allowUploads = 'Allow uploads';
export const whyUploadRightsEnd = 'Why you’re removing upload rights';
export const weEmailThis = 'We’ll email this to the member.';
export const theySeeThis = 'The member sees this on the site. This site sends no email.';
export const uploadsAllowed = 'An admin allowed uploads, whatever the identity check says.';
export const uploadsTurnedOff = 'An admin turned uploads off, whatever the identity check says.';
export const letTheIdentityCheckDecide = 'Let the identity check decide';
export const identityCheckWillDecide =
  'From now on, the identity check decides whether {username} can upload.';
export const makeAnAdmin = 'Make an admin';
export const usernameWillBeAbleTo = '{username} will be able to do everything in the back office.';
export const yourPassword = 'Your password';
export const toConfirmItsYou = 'To confirm it’s you. You can skip it within five minutes of logging in.';
export const access = 'Access';
export const suspendedUntil = 'Suspended since {since}, until {until}: {reason}';
export const suspendedUntilLifted = 'Suspended since {since}, until an admin lifts it: {reason}';
export const liftTheSuspension = 'Lift the suspension';
export const suspend = 'Suspend';
export const whatSuspendingDoes = 'We’ll log {username} out everywhere, and they won’t be able to log in.';
export const reason = 'Reason';
export const theMemberWillReadThis = 'The member will read this.';
export const forHowLong = 'For how long';
export const logOutEverywhere = 'Log out everywhere';
export const endsEverySession = 'This ends every session of {username} ({sessionCount} right now).';
export const strikes = 'Strikes';
export const noStrikesYet = 'No strikes yet.';
export const aFormerAdmin = 'a former admin';
export const strikeIsOver = '{givenAt}, by {admin}. No longer counts.';
export const strikeCounts = '{givenAt}, by {admin}. Counts until {endsAt}.';
export const takeBack = 'Take back';
export const giveAStrike = 'Give a strike';
export const whatAStrikeDoes = 'It counts until it runs out, and {username} reads why.';
export const whatTheyDid = 'What they did';
export const notes = 'Notes';
export const noNotesYet = 'No notes yet.';
export const deleteWords = 'Delete';
export const noteGoesForGood = 'We’ll delete this note for good.';
export const writeANote = 'Write a note';
export const saveNote = 'Save note';
export const note = 'Note';
export const onlyAdminsCanReadThis = 'Only admins can read this.';

// user-intents
export const oneDay = 'One day';
export const oneWeek = 'One week';
export const n30Days = '30 days';
export const oneYear = 'One year';
export const untilAnAdminLiftsIt = 'Until an admin lifts it';

// user-record
export const never = 'Never';
export const account = 'Account';
export const username = 'Username';
export const displayName = 'Display name';
export const hereSince = 'Here since';
export const none = 'None';
export const email = 'Email';
export const confirmed = 'confirmed';
export const notConfirmed = 'not confirmed';
export const canUpload = 'Can upload';
export const yes = 'Yes';
export const no = 'No';
export const joined = 'Joined';
export const lastLogin = 'Last login';
export const sessions = 'Sessions';
export const askedForDeletion = 'Asked for deletion';
export const showInTheLog = 'Show in the log';
export const applications = 'Applications';
export const casesAboutTheirs = 'Cases';
export const whatTheyMade = 'Public profile';

// users-table
export const theyLoseIt = '{username} will lose access to the whole back office right away.';
export const takeAdminRoleFrom = 'Take the admin role from {username}?';
export const takeIt = 'Take it';
export const editRoleOfUsername = 'Edit Role of {username}';
export const editRole = 'Edit Role';
export const roleOfUsername = 'Role of {username}';
export const enterSavesEscapeCancels = 'Enter saves, Escape cancels.';
export const admin = 'Admin';
export const active = 'Active';
export const suspended = 'Suspended';
export const leavingOn = 'Leaving, deleted on {date}';
export const searchUsers = 'Search users';
export const allRoles = 'All roles';
export const users = 'Users';
export const noUsersFound = 'No users found';
export const allUsers = 'All users';
export const state = 'State';
export const user = 'user';
export const usersName = 'users';

// user
export const userDidNotLoad = 'We couldn’t load this user. Try again.';
export const nowAnAdmin = 'They’re an admin now.';
export const identityCheckDecides = 'The identity check now decides on their uploads.';
export const canUploadNow = 'They can upload videos now.';
export const canNoLongerUpload = 'They can no longer upload videos.';
export const nowSuspended = 'Suspended, and logged out everywhere.';
export const suspensionLifted = 'Suspension lifted.';
export const endedOneSession = 'Ended 1 session.';
export const endedSessions = 'Ended {count} sessions.';
export const strikeGiven = 'Strike given.';
export const strikeTakenBack = 'Strike taken back.';
export const noteSaved = 'Note saved.';
export const noteDeleted = 'Note deleted.';
export const failedToProcessRequest = 'Failed to process request.';

// users
export const usersDidNotLoad = 'We couldn’t load the users. Try again.';
export const roleDidNotChange = 'We couldn’t change the role. Try again.';
export const roleIsNow = 'The role is now {role}.';

// catalog-creators
export const creatorsWithoutAnAccount = 'Creators without an account';
export const aboutCreatorsWithoutAnAccount =
  'They came with the catalog: their videos are here, but no one can log in as them.';
export const noAccountsFound = 'No account matches, but these creators of the catalog do.';
