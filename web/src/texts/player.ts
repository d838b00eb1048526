// controls
export const settings = 'Settings';
export const replay = 'Replay';
export const play = 'Play';
export const pause = 'Pause';
export const nextTitle = 'Next: {title}';
export const shiftN = 'Shift+N';
export const chapter = 'Chapter:';
export const captions = 'Captions';
export const auto = 'Auto';
export const qualityName = 'Quality: {name}';
export const pictureInPicture = 'Picture in picture';
export const miniPlayer = 'Mini-player';
export const theater = 'Theater';
export const exitFullScreen = 'Exit full screen';
export const fullScreen = 'Full screen';

// corner-controls
export const backToTheVideo = 'Back to the video';
export const closeTheMiniPlayer = 'Close the mini-player';

// help-dialog
export const keyboardShortcuts = 'Keyboard shortcuts';
export const close = 'Close';
export const useSingleKeyShortcutsOn = 'Use single-key shortcuts on the whole page, not just in the player';

// menu-pages
export const quality = 'Quality';
export const speed = 'Speed';
export const captionSize = 'Caption size';
export const captionColor = 'Caption color';
export const captionBackground = 'Caption background';
export const audio = 'Audio';
export const chapters = 'Chapters';
export const small = 'Small';
export const normal = 'Normal';
export const large = 'Large';
export const veryLarge = 'Very large';
export const white = 'White';
export const yellow = 'Yellow';
export const cyan = 'Cyan';
export const shade = 'See-through';
export const solid = 'Black';
export const none = 'None';
export const autoLinesP = 'Auto ({lines}p)';
export const off = 'Off';
export const autoplayNext = 'Autoplay next';
export const skipOpenings = 'Skip openings and recaps';
export const loop = 'Loop';

// skip-notice
export const skipOpening = 'Skip opening';
export const skipEnding = 'Skip ending';
export const skipRecap = 'Skip recap';
export const openingSkipped = 'Opening skipped';
export const endingSkipped = 'Ending skipped';
export const recapSkipped = 'Recap skipped';
export const nextEpisode = 'Next episode';

// player-actions
export const noNextVideo = 'No next video';
export const noPreviousEpisode = 'No previous episode';
export const show = 'Show';
export const chapterNumber = 'Chapter {number}';
export const showSpoilerOf = 'Show title and picture of {episode}';

// seek-bar
export const seek = 'Seek';
export const timeOfDuration = '{time} of {duration}';
export const timeOfDurationChapter = '{time} of {duration}, {chapter}';

// state-layer
export const thisVideoWasRemoved = 'This video was removed';
export const youCantWatchItHere = 'You can’t watch it here anymore.';
export const weCouldntReadItsFile = 'We couldn’t read its file.';
export const thisVideoStopped = 'This video stopped';
export const ourServerIsntAnswering = 'Our server isn’t answering';
export const yourVideoWillResumeAs = 'Your video will resume as soon as it does.';
export const youreOffline = 'You’re offline';
export const yourVideoWillResumeAsSoon = 'Your video will resume as soon as you’re back online.';
export const tryAgain = 'Try again';
export const werePreparingThisVideo = 'We’re preparing this video';
export const itWillStartHereAs = 'It will start here as soon as its first part is ready.';
export const preparation = 'Preparation';
export const waitingForItsTurn = 'Waiting for its turn.';
export const percentDone = '{percent}% done.';
export const loading = 'Loading';
export const playTitle = 'Play {title}';
export const connectionLostPlayingWhatsLoaded = 'Connection lost. Playing what’s loaded.';
export const preparingHigherQuality = 'Preparing higher quality.';
export const preparingHigherQualityPercent = 'Preparing higher quality: {percent}%';
export const resumingAtTime = 'Resuming at {time}';
export const startOver = 'Start over';

// up-next
export const upNext = 'Up next';
export const inSeconds = 'in {seconds} seconds';
export const playNow = 'Play now';
export const cancel = 'Cancel';

// volume-control
export const unmute = 'Unmute';
export const mute = 'Mute';
export const volume = 'Volume';

// embed-frame
export const playTitleFromHost = 'Play {title} from {host}';
export const playsFromHostWhichWill = 'Plays from {host}, which will see your visit.';

// engine
export const weCouldntReadThePicture = 'We couldn’t read the picture or the sound.';
export const partOfItIsMissing = 'Part of it is missing on our server.';
export const thePlayerDidntLoad = 'The player didn’t load.';

// on-media
export const volumePercent = 'Volume {percent}';
export const muted = 'Muted';
export const speedRate = 'Speed {rate}×';
export const oneFrameForward = 'One frame forward';
export const oneFrameBack = 'One frame back';
export const thisVideoHasNoCaptions = 'This video has no captions';
export const captionsOff = 'Captions off';
export const captionsLabel = 'Captions: {label}';

// player
export const miniPlayerTitle = 'Mini-player: {title}';
export const videoPlayerTitle = 'Video player: {title}';

// keyboard-map
export const spaceK = 'Space, k';
export const playOrPause = 'Play or pause';
export const backOrForward10Seconds = 'Back or forward 10 seconds';
export const backOrForward5Seconds = 'Back or forward 5 seconds';
export const jumpTo090 = 'Jump to 0–90%';
export const startOrEndInThePlayer = 'Start or end, in the player';
export const homeEnd = 'Home, End';
export const oneFrameBackOrForward = 'One frame back or forward';
export const volumeUpOrDown = 'Volume up or down';
export const captionsOnOrOff = 'Captions on or off';
export const slowerOrFaster = 'Slower or faster';
export const shiftNLabel = 'Shift + n';
export const nextVideo = 'Next video';
export const shiftPLabel = 'Shift + p';
export const previousEpisode = 'Previous episode';
export const holdThePicture = 'Hold the picture';
export const playTwiceAsFast = 'Play twice as fast';
export const thisList = 'This list';

// slot-face
export const videoStreamUrlNotYet = 'Video stream URL not yet available.';
export const weCouldntPrepareThisVideo = 'We couldn’t prepare this video';
export const pleaseComeBackLater = 'Please come back later.';

// time-format
export const hour = 'hour';
export const hours = 'hours';
export const minute = 'minute';
export const minutes = 'minutes';
export const second = 'second';
export const seconds = 'seconds';

// watch-player
export const playingInTheMiniPlayer = 'Playing in the mini-player';
export const watchItHere = 'Watch it here';
export const itWillStartSoon = 'It will start soon.';
export const thisVideoFlashes = 'This video flashes, which can cause seizures.';
export const javaScriptIsOffThisVideo =
  'JavaScript is off. This video plays here if your browser can play HLS streams on its own.';

// embed
export const errorFailedToLoadVideo = 'Error: Failed to load video data.';
export const onSiteName = 'on {siteName}';
