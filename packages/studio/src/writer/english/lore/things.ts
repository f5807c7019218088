import type { Lore } from "./lore.ts";

/** What is written, kept, lit and looked at. */
export const things: Lore = {
  letter: [
    "{Obj} weighed no more than a slice of toast, and yet it was a thing to be carried with both eyes on it.",
    "Held up against the light, {obj} showed its lines from behind, and all of them ran the wrong way round.",
    "There was a rustle whenever {obj} was moved, dry and quiet, like a mouse turning over in its sleep.",
    "{Obj} smelled of paper and of glue, and very faintly of every pocket and bag that it had been in.",
  ],
  "love letter": [
    "{Obj} was made of the same paper as any bill or shopping list, but no shopping list ever made anybody's ears so red.",
    "{Obj} was of the kind that is read twice standing up and a third time sitting down.",
    "Some words in {obj} stood very close together, as if they were holding hands under the table.",
  ],
  "bottle|glass bottle": [
    "Seen through {obj}, a finger was as thick as a thumb, and whatever was straight had a bend in it.",
    "Laid on its side, {obj} rolled off with a hollow sound, and stopped only where something stopped it.",
    "If somebody blew across the top of {obj}, it gave a long deep note, like a ship a very great way off.",
  ],
  "message in a bottle": [
    "The paper had curled up inside the bottle, and its edge lay against the glass like a nose against a window.",
    "When the bottle was tilted, the paper slid from one end to the other with a small dry whisper.",
    "It had been easy to put the paper in through the neck of the bottle. To get it out would take a thin finger and a good deal of shaking.",
  ],
  "map|chart": [
    "On {obj} whole mountains were no larger than a thumb, and the widest river could be crossed with a fingertip.",
    "{Obj} was easier to open than to fold up again: each time it came out a little thicker than before.",
    "A crease ran across {obj}, and naturally it ran through the very spot that somebody might need.",
    "Anybody who bent over {obj} soon had a finger on it, and the finger went for a walk all by itself.",
  ],
  "treasure map": [
    "On {obj} it was hard to say what was a path and what was merely a crease.",
    "{Obj} rustled terribly for something that was supposed to be a secret, and most of all when it was opened slowly.",
    "The lines on {obj} were a little shaky, as though the pen had kept looking over its shoulder.",
  ],
  key: [
    "{Obj} lay cold in the palm at first, and after a minute it was just as warm as the palm.",
    "The teeth of {obj} went up and down like a range of hills, made for travellers no larger than a flea.",
    "Put down on something hard, {obj} made a clink that was far too large for its size.",
    "With {obj} about, every keyhole looked as if it were holding its breath.",
  ],
  "(?:old|rusty|ancient) key": [
    "{Obj} left its smell on the skin, of iron and of rooms that nobody had aired for a long time.",
    "There was dust in the smallest notches of {obj}, and no cloth in the world was thin enough to get it out.",
    "{Obj} had been worn smooth at the place where thumbs had held it, though it was too late to ask whose thumbs.",
  ],
  door: [
    "{Obj} had a voice of its own: a small complaint from the hinges and then, at the very end, a click.",
    "Through the crack under {obj} came a thin draught, and it smelled of what was on the other side.",
    "The handle of {obj} was a little brighter in the place where it was always taken hold of.",
    "{Obj} looked different from each side, and the other side always seemed to be the one that knew more.",
  ],
  "box|wooden box|little box|tin box|casket": [
    "{Obj} was the kind of thing that has to be tipped a little, with an ear close to it, before anything else is done.",
    "The lid of {obj} made two sounds, a high one when it was lifted and a lower one when it was shut.",
    "Inside {obj} hung the smell that every box has, a little of what it is made of and a little of what has lain in it.",
  ],
  "cardboard box": [
    "{Obj} was stiff and brown at the corners, and it boomed like a small drum when somebody tapped on it.",
    "There was room in {obj} for a cat, a ship's crew or a king, depending on who looked at it.",
    "Where {obj} had been folded, the brown cardboard was already going soft, like the knees of old trousers.",
  ],
  treasure: [
    "Merely to say the word treasure made voices drop, as if {obj} might hear it and move somewhere else.",
    "It was hard to think of {obj} without thinking at once of pockets, and of how few of them there were.",
    "{Obj} did nothing all day long, as treasures do, and still people could hardly think of anything else.",
    "Anybody who had heard of {obj} saw something glitter in every puddle and under every hedge.",
  ],
  "treasure chest|chest of gold|chest full of gold|wooden chest|old chest": [
    "{Obj} was so heavy that it could be pushed more easily than carried, and pushed only with a great deal of puffing.",
    "Bands ran round {obj}, and where they met the wood there were dark marks, like tea on a tablecloth.",
    "The lid of {obj} did not simply open. It groaned first, as if somebody had asked it to get up early.",
  ],
  "coin|penny|gold coin|silver coin": [
    "Spun on its edge, {obj} was a ball made of air for a while, and then it rattled round and lay down.",
    "{Obj} had two sides, and whichever of them lay on top, it was the other that people wanted to see.",
    "{Obj} left a smell of metal on the skin, which could not be washed off as quickly as it came.",
    "Dropped on a stone, {obj} rang, hopped and rolled, and it always rolled towards the nearest gap.",
  ],
  "(?<!to )ring": [
    "There was almost nothing of {obj}, a line that ran round and met itself, and in the middle a hole.",
    "Held up to the eye, {obj} made a window for looking through, just wide enough for a single thing.",
    "On a finger {obj} soon could not be felt at all, and that was why it was touched so often, to see whether it was there.",
    "{Obj} was so small that it could have hidden behind a pea, and everybody who looked after it knew that.",
  ],
  "necklace|pendant|amulet": [
    "Let down slowly, {obj} ran together in a heap that was no larger than a walnut.",
    "The clasp of {obj} was so small that it seemed to have been made by somebody with the fingers of a mouse.",
    "{Obj} was cool round the neck at first, and then it was forgotten, until somebody looked at it.",
  ],
  crown: [
    "{Obj} had to be worn with the chin up, because at the slightest nod it slid towards the nose.",
    "On the inside {obj} was quite plain, and it pressed a fine red line into every forehead that it sat on.",
    "All round {obj} the points stood up like the teeth of a comb that has never had to do any combing.",
  ],
  sword: [
    "{Obj} was heavier at the front than it looked, and after a while it always began to point at the ground.",
    "Swung through the air, {obj} made a low hum, and everybody near it took a step back without being asked.",
    "When light ran along {obj}, it ran from the hilt to the tip and fell off there like a drop.",
  ],
  shield: [
    "There were scratches all over {obj}, and each of them had been meant to be deeper.",
    "Knocked on with a knuckle, {obj} answered with a dull sound, like a cupboard that would rather not be opened.",
    "Behind {obj} it was a little darker and quieter than elsewhere, as behind a small wall that went along.",
  ],
  lamp: [
    "Lit, {obj} drew a circle round itself, and whatever lay within the circle looked as if it belonged together.",
    "Round {obj} a moth needed very little to be happy, and a grown-up not much more.",
    "When {obj} was moved, all the shadows got up at once and changed their places.",
  ],
  candle: [
    "The flame of {obj} bowed whenever a door was opened somewhere, and then it stood up straight again.",
    "A drop of wax ran down {obj}, slower and slower, and stopped halfway as if it had thought of something.",
    "By the light of {obj} even the nearest faces had deep eyes and the corners of the room were a long way off.",
    "Freshly blown out, {obj} sent up a grey thread, and the smell of that thread was half of every birthday.",
  ],
  lantern: [
    "{Obj} swung at every step, so that the light swung as well and the whole way seemed to be rocking.",
    "Held up high, {obj} showed more of the hand that held it than of the way ahead.",
    "{Obj} gave off a little warmth, just enough for the fingertips, and a light that reached about as far as a whisper.",
  ],
  "torch|flashlight": [
    "{Obj} showed a round piece of the world and left out all the rest, and it was the rest that rustled.",
    "{Obj} made noses long and eyes deep, so that even well-known faces looked like strange ones.",
    "In the light of {obj} the dust drifted about, as if it had always been there and had only been waiting to be lit.",
  ],
  mirror: [
    "In {obj} everything was exactly as it should be, except that left was right.",
    "Breath made a grey patch on {obj}, in which somebody could have drawn a face before it shrank and was gone.",
    "Whatever stood before {obj} was there twice, and whatever stepped aside took the other with it.",
    "Seen close to, {obj} had a tiny speck that could not be wiped off, because it was on the inside.",
  ],
  "clock|alarm clock|grandfather clock|cuckoo clock": [
    "Behind the face of {obj} sat a crowd of little wheels, each of them busy with the teeth of its neighbour.",
    "{Obj} had hands and a face, and nobody had ever thought that strange.",
    "People looked up at {obj}, looked away, and a moment later could not have said what it had told them.",
    "It was in the quiet that {obj} got louder, or at least that was how it seemed.",
  ],
  "(?<!to )watch|wristwatch": [
    "{Obj} was so small that time seemed to have been cut down to fit it.",
    "Held to the ear, {obj} was a whole workshop, very far away, where somebody never stopped hammering.",
    "Where {obj} was worn, it left a pale stripe on the wrist, so that one went on looking there even without it.",
  ],
  "pocket watch": [
    "{Obj} sprang open with a click, and the click alone made everybody nearby wonder whether they were late.",
    "The lid of {obj} was covered in fine scratches, left there by all the keys and coins that had shared its pocket.",
    "{Obj} hung from its chain and turned a little to the left, then a little to the right, as though it were looking for somebody.",
  ],
  camera: [
    "As soon as {obj} was raised, people stood up straighter, and some of them forgot what they usually did with their arms.",
    "Through {obj} the world had four edges, and all that mattered had to fit between them.",
    "{Obj} clicked, and whatever had been moving just then was going to stand still for ever, with its mouth half open.",
  ],
  "photo|photograph|snapshot": [
    "Nothing in {obj} had moved since the click, and whatever the wind had just picked up was still in the air.",
    "Tilted a little, {obj} began to shine, and then there was nothing to be seen in it but light.",
    "{Obj} had become soft at one corner, the corner by which it was always picked up.",
    "It was not the middle of {obj} that held the eye longest but the edge, where something came into it only by half.",
  ],
  "photo album|album": [
    "The pages of {obj} crackled as they were turned, and some stuck together for a moment before they let go.",
    "People in {obj} got younger towards the front, and their collars got larger.",
    "{Obj} was a heavy book with hardly a word in it, and still it took longer to get through than any other.",
  ],
  "painting|portrait|oil painting": [
    "Seen from close by, {obj} was nothing but dabs. It took three steps backwards to turn them into something.",
    "In one corner of {obj} the paint lay so thick that it threw a tiny shadow of its own.",
    "Those who stood before {obj} put their heads to one side, and after a while they put them to the other.",
  ],
  "drawing|picture": [
    "In {obj} some lines had been drawn once and surely, and others had been looked for several times.",
    "Hung up a little crooked, {obj} made everybody who passed lean over a little as well.",
    "There was a place in {obj} to which the eye always came back, though it was not in the middle.",
  ],
  pencil: [
    "{Obj} smelled of wood, and there were tooth marks at the end where the thinking was done.",
    "With every line {obj} became a little shorter, and nobody could have said where the missing piece was now.",
    "The point of {obj} made a scratching sound, as if a very small animal were running across the paper.",
  ],
  "crayon|coloured pencil|colored pencil": [
    "{Obj} was worn down on one side, and it had left some of its colour on every hand that had held it.",
    "With {obj} it was hard to stop at the edges, and so the sky usually got into the roof.",
    "{Obj} smelled of wax, and it rolled off anything that was not perfectly level.",
  ],
  "paintbrush|paint brush": [
    "Dipped into water, {obj} let go of its colour in a little cloud, which slowly sank.",
    "There was one hair in {obj} that stood off to the side and painted a thin line of its own.",
    "{Obj} was stiff when it was dry. As soon as it was wet, it had a point and knew what it wanted.",
  ],
  "book|storybook|picture book": [
    "{Obj} had been opened at some pages so often that it fell open there by itself.",
    "Turned quickly, the pages of {obj} made a small wind, and it smelled of paper and of cupboards.",
    "Anybody who had {obj} on their knees was not quite there any more and answered only when asked twice.",
    "{Obj} was thick or thin according to who was looking at it: a reader saw too few pages, and everybody else too many.",
  ],
  "library book": [
    "There were crumbs in {obj}, very old ones, which had belonged to some earlier reader.",
    "The cover of {obj} crackled at every touch, so that nobody could open it in secret.",
    "{Obj} had lain on so many bedside tables that it had taken on the smell of all of them.",
  ],
  "diary|journal|logbook": [
    "{Obj} knew what had been for supper, and it knew several things that were nobody else's business.",
    "Some days had three whole pages in {obj}, and others only half a line and a blot.",
    "Whenever steps came near, {obj} was the kind of book that gets shut and sat upon.",
  ],
  "notebook|sketchbook|exercise book": [
    "{Obj} had gone soft at the corners, and it could no longer be shut completely, because so much was in it.",
    "In {obj} there was always a clean page ahead, and nobody could look at it without wanting a pen.",
    "{Obj} lay flat only while a hand held it down, and as soon as the hand was gone, it turned a page by itself.",
  ],
  newspaper: [
    "{Obj} was larger than the arms of most people, and it folded itself exactly where nobody wanted it to.",
    "Whoever had read {obj} could be told by the thumbs, for they were grey with printer's ink.",
    "Behind {obj} nothing could be seen of the reader but fingertips, and from time to time a Hm came over the top.",
  ],
  "message|note": [
    "{Obj} was short, and that was why it had to be gone through again and again, in case something stood between the words.",
    "There was not one word too many in {obj}, and perhaps one or two too few.",
    "It took no longer than a breath to read {obj}, and a good deal longer to think of anything else.",
  ],
  "email|e-mail|text message": [
    "{Obj} had come without a stamp or a step on the stairs. It was simply there, between all the others.",
    "{Obj} could be neither smelled nor held up to the light, and still it was opened with a careful finger.",
    "Under {obj} the little line blinked and blinked, and waited for somebody to think of an answer.",
  ],
  "parcel|package": [
    "{Obj} was wrapped so well that it gave nothing away except its weight.",
    "Tipped to one side, {obj} let something slide inside it, and tipped to the other, it let it slide back.",
    "The tape on {obj} was stronger than the cardboard and much stronger than fingernails.",
  ],
  "present|gift(?! for (?:music|painting|drawing|languages|numbers))": [
    "{Obj} had been patted, weighed and sniffed at by everybody who came past it, and it had told none of them anything.",
    "The paper of {obj} rustled at the slightest touch, and each rustle was louder than it was meant to be.",
    "With {obj} there were two ways of going about it: to save the paper, or not to.",
    "At one end of {obj} the fold was a little lumpy, and one could see how hard somebody had tried.",
  ],
  "ticket|train ticket|golden ticket": [
    "{Obj} was just a bit of paper, but it was taken out every few minutes to see whether it was still there.",
    "The print on {obj} was so small that one thing after another came out of it only at the second reading.",
    "{Obj} had a fold in it and had grown soft from being held too tightly.",
  ],
  passport: [
    "In {obj} there was a face that looked as if it had been told to think of nothing, and had tried hard.",
    "{Obj} was patted through the cloth of its pocket at every corner, just to be sure of it.",
    "The pages of {obj} were covered with fine wavy lines, like a sea that somebody had drawn with a single hair.",
  ],
  "money|savings": [
    "Counted once more, {obj} came to exactly as much as before, although it had been counted very slowly.",
    "{Obj} smelled of metal and paper and of all the hands that it had ever passed through.",
    "Laid out in little heaps, {obj} looked like a good deal more than it did in the pocket.",
  ],
  "wallet|purse": [
    "{Obj} held chiefly slips of paper that nobody had thrown away, folded small and gone soft.",
    "{Obj} had taken on the shape of the pocket it lived in, with a bend where people bend.",
    "In the last fold of {obj}, where nothing was ever looked for, there was a little sand.",
  ],
  "sign|signpost": [
    "{Obj} hung a very little crooked, and people who read it put their heads to one side without noticing.",
    "The letters on {obj} were of the same size at the beginning, and towards the end they had had to squeeze together.",
    "Everybody who passed {obj} moved their lips a little, though they had read it a hundred times.",
  ],
  "footprint|paw print|pawprint": [
    "Somebody's whole weight was in {obj}: deeper at the heel, and at the front a row of small hollows.",
    "The edges of {obj} were still sharp, but here and there a crumb had broken off and rolled down inside.",
    "Set beside {obj}, any other foot looked too large or too small.",
  ],
  telescope: [
    "In {obj} everything trembled at first, because even a heartbeat is enough to shake a star.",
    "Looked through from the wrong end, {obj} turned the nearest nose into something tiny and very far away.",
    "{Obj} left a cold ring round the eye, and whoever had been looking for long could be told by it.",
  ],
  "microscope|magnifying glass": [
    "Under {obj} a grain of salt was a block of ice with proper corners, and a hair was as thick as a rope.",
    "It took a good deal of moving up and down before {obj} stopped showing fog and began to show legs.",
    "Everything that was looked at through {obj} turned out to have either more legs or more cracks than anybody had thought.",
  ],
};
