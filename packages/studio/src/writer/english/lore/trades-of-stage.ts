import type { Lore } from "./lore.ts";

/** Trades of music, stage, art and sport. */
export const tradesOfStage: Lore = {
  "clown|circus clown": [
    "{Doer} had shoes so long that they were around the corner before {doerhe} was.",
    "Without the red nose hardly anybody recognised {doer's} face, and {doerhe} could buy bread like other people.",
    "{Doer} could fall in seven different ways, and six of them hurt.",
    "The flower on {doer's} jacket squirted, and {doerhe} pressed the little ball in {doerhis} pocket even when {doerhe} was only thinking.",
  ],
  "magician|conjurer|illusionist": [
    "{Doer} showed everybody {doerhis} empty hands first, even when {doerhe} only wanted to shake one.",
    "In {doer's} sleeves there was more room than in other people's wardrobes.",
    "{Doer} waved a cloth about so beautifully that nobody looked at the other hand.",
    "Cards ran through {doer's} fingers from the left hand into the right, like water, while {doerhe} was thinking of something else.",
  ],
  "musician|band member": [
    "{Doer} drummed on everything {doerhe} came across, on tables, railings and soup plates, and each of them had a different note.",
    "{Doer} found tunes in places where there was only a dripping tap or a loose shutter.",
    "{Doer} tapped {doerhis} foot when {doerhe} was listening, and it was the foot that said whether {doerhe} liked it.",
    "On the back of every envelope {doer} had drawn five lines, with small black dots climbing about on them.",
  ],
  "street musician|busker|street performer": [
    "{Doer} had put three coins into the hat on the ground {doerhimself}, to begin with.",
    "{Doer} played on the corner where it echoed, so that it sounded like two.",
    "When somebody walked past in step, {doer} played a bit faster, and they walked faster, too, and did not notice.",
    "{Doer} thanked people for every coin with a nod, and did not stop playing for it.",
  ],
  "singer|opera singer|pop star|rock star|diva": [
    "{Doer} wore a scarf around {doerhis} neck even indoors, as if there were something asleep in there.",
    "{Doer} drank {doerhis} tea lukewarm and with honey, and screwed the flask shut again after each sip.",
    "In stairwells {doer} tried out a single note, and it climbed up to the top floor and came back.",
    "{Doer} breathed right down to the belt, and the buttons knew it.",
  ],
  "dancer|ballerina|ballet dancer": [
    "{Doer} stood with {doerhis} feet turned out, like the hands of a clock at ten to two, even at the bus stop.",
    "{Doer} could not carry anything across a room without making a small turn with it.",
    "While {doer} brushed {doerhis} teeth, one leg lay up on the edge of the basin.",
    "{Doer's} toes were full of plasters, and nobody saw that when {doerhe} was moving.",
  ],
  "pianist|piano player": [
    "{Doer's} fingers kept on playing on tabletops and on {doerhis} own knees, and only {doerhe} knew what it was.",
    "Before {doer} began, {doerhe} turned the stool up a bit, and down a bit, and then it was just as before.",
    "{Doer} wore gloves when others had none on yet, and kept {doerhis} hands out of every door.",
    "After the last note {doer} left {doerhis} hands lying on the keys until it was really over.",
  ],
  "violinist|fiddler|violin player": [
    "{Doer} had a small red mark under {doerhis} chin, on the left, where the violin lived.",
    "{Doer} carried the violin case in both arms, like something that might wake up.",
    "Before the first note {doer} drew in a little breath through {doerhis} nose, and one could hear it in the last row.",
    "When {doer} tuned the strings, {doerhe} pulled such a face that people did not dare to cough.",
  ],
  drummer: [
    "{Doer} always had two sticks in {doerhis} back pocket, and where {doerhe} sat down nothing was safe from them.",
    "{Doer} counted to four under {doerhis} breath before {doerhe} opened a door.",
    "In {doer's} house the pots hung in order, from the lowest note to the highest.",
    "Through the wall the neighbours knew {doer's} steps, {doerhis} doors and {doerhis} spoons, by the rhythm.",
  ],
  "conductor|orchestra conductor": [
    "{Doer} lifted {doerhis} arms, and it became so quiet that somebody's chair could be heard thinking.",
    "{Doer's} hair took part in the loud passages and lay down again in the soft ones.",
    "{Doer} held the stick with two fingers only, like something that might melt.",
    "Even when {doer} asked for the salt, {doerhis} left hand made a small sign that it should be more softly.",
  ],
  "painter|artist": [
    "There was blue behind {doer's} ear and green on {doerhis} elbow, and {doerhe} could not have said since when.",
    "{Doer} stepped back from the picture, stepped back once more, and then {doerhe} was standing in the paint box.",
    "{Doer} had dipped the brush into the tea so often that {doerhe} no longer minded the taste.",
    "{Doer} held up a thumb and shut one eye, and measured a cow with it, or a church, or somebody's nose.",
  ],
  "sculptor|wood carver|woodcarver|stonemason": [
    "{Doer} walked around each block three times before {doerhe} struck it, as if there might be a door.",
    "The dust lay on {doer's} shoulders and lashes, and whenever {doerhe} laughed, a little cloud came off.",
    "{Doer} shut {doerhis} eyes and went over the curve with {doerhis} palm, because the hand noticed more.",
    "{Doer} stood in chips up to {doerhis} ankles, and {doerhe} knew of some of them what they had nearly been.",
  ],
  "writer|author|novelist": [
    "{Doer} could read a sentence aloud, cross it out, and write it down again exactly as it had been.",
    "There was ink on {doer's} middle finger, in a place that no soap reached.",
    "{Doer} listened in on buses, and had notes on the backs of all {doerhis} tickets.",
    "The basket next to {doer's} desk was full, and the paper balls around it showed that {doerhe} did not aim very well.",
  ],
  poet: [
    "{Doer} walked slowly because {doerhe} was counting syllables, and with every eighth step {doerhe} turned around.",
    "{Doer} had been looking for a rhyme for a long time, and until then there was a gap in the line, with a small cross in it.",
    "{Doer} wrote on anything that was at hand: on napkins, on eggs, and on the inside of {doerhis} wrist.",
    "{Doer} could stop in the middle of the road because of a word, and stood there until {doerhe} had got it.",
  ],
  "actor|actress|film star|movie star": [
    "{Doer} could cry with one eye, and did it at the table when somebody asked for it.",
    "{Doer} practised in front of the mirror, and said “No” in eleven ways, and the ninth one sounded like “Yes”.",
    "When {doer} came into a room, {doerhe} waited in the doorway for a moment, as one waits for a curtain.",
    "{Doer} whispered so that one could understand every word in the last row.",
  ],
  "puppeteer|puppet player": [
    "{Doer's} lips did not move, and yet people looked at {doerhis} hand when it said something.",
    "{Doer} had a voice for the king in the left side of {doerhis} throat, and one for the crocodile in the right.",
    "When {doer} was thinking, {doerhis} bare hand nodded, as though it had a face.",
    "{Doer} laid the puppets on their backs when {doerhe} packed them up, and never with their faces down.",
  ],
  "acrobat|tightrope walker|trapeze artist|juggler": [
    "{Doer} took kerbs and railings as a matter of course, and only used the pavement when it was crowded.",
    "{Doer} had chalk on {doerhis} hands, and left white prints on doors and cups.",
    "{Doer} could not put away an orange, a roll or a pair of socks without throwing it up in the air first.",
    "{Doer} could stand so still that one saw {doerhis} heart beat in {doerhis} neck.",
  ],
  "circus director|ringmaster": [
    "{Doer} wore a red coat with gold buttons, and the one in the middle had to hold a great deal.",
    "{Doer} could not announce even the soup without spreading {doerhis} arms.",
    "When {doer} bowed, the top hat went down in a wide curve until it nearly swept the floor.",
    "{Doer's} voice needed no microphone, and small dogs sat down when they heard it.",
  ],
  "football player|footballer|soccer player|striker": [
    "{Doer} pushed every stone on the path a little way ahead, left, right, left, until it rolled down a drain.",
    "There was grass on {doer's} knees, in a green that no washing powder had ever got out.",
    "{Doer} pulled up {doerhis} socks before every kick, the left one first.",
    "In {doer's} bag the shoes clattered against each other, and dry earth fell out of them wherever it was put down.",
  ],
  "goalkeeper|goalie": [
    "{Doer} spat into {doerhis} gloves, clapped them twice, and then touched one post and the other.",
    "{Doer's} gloves were as big as frying pans, and {doerhe} could not turn a page with them.",
    "From where {doer} stood, everybody else was small and far away, and then all of a sudden not.",
    "{Doer} had the grass to {doerhimself} in front of the goal, and it was worn off in the middle, where {doerhe} stood.",
  ],
  "runner|marathon runner|jogger|sprinter": [
    "{Doer} tied {doerhis} laces twice, and the second time with {doerhis} tongue between {doerhis} teeth.",
    "{Doer} ran on the spot at red lights, and people next to {doerhim} began to bob a little, too.",
    "{Doer} breathed in for three steps and out for three, like somebody reading a very even poem.",
    "{Doer} knew how far it was to everything, in minutes, and counted the slopes double.",
  ],
  boxer: [
    "{Doer} held {doerhis} hands in front of {doerhis} chest, loosely, even when {doerhe} was just waiting for a bus.",
    "{Doer's} nose went a bit to the left at first and then a bit to the right.",
    "{Doer} skipped with the rope so fast that there seemed to be a bubble with somebody in it.",
    "{Doer} wrapped the bandages around {doerhis} hands slowly and neatly, between all the fingers, like a present.",
  ],
  swimmer: [
    "{Doer} smelled of swimming pool, and the tips of {doerhis} hair had gone a little green.",
    "The goggles had left two rings around {doer's} eyes, and they made {doerhim} look like a surprised owl.",
    "{Doer} shook {doerhis} head to one side and hopped on one leg until the water ran out of {doerhis} ear, warm.",
    "On the starting block {doer} curled {doerhis} toes over the edge, and waited with bent knees.",
  ],
  "coach|trainer|football coach|soccer coach|swimming coach": [
    "The whistle hung around {doer's} neck on a string, and {doerhe} had it between {doerhis} lips even when {doerhe} was silent.",
    "{Doer} drew arrows on a board, more and more of them, until the whole thing looked like a hedgehog.",
    "{Doer} walked up and down along the line and played along with one foot.",
    "“Again,” said {doer}, and clapped {doerhis} hands, and it was the word that {doerhe} said most often in {doerhis} life.",
  ],
};
