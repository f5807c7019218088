import type { Lore } from "./lore.ts";

/** What is enchanted, and what one carries only in the mind. */
export const thingsOfWonder: Lore = {
  "wand|magic wand": [
    "{Obj} looked like nothing more than a stick, but wherever it pointed, people quickly stepped aside.",
    "{Obj} prickled in the hand, like a foot that has gone to sleep.",
    "Before anybody waved {obj}, they looked over their shoulder to see who was standing behind them.",
    "When {obj} was put down, it was put down very slowly, with its tip towards the wall.",
    "A few green sparks came out of {obj} for no reason at all, and somebody's sandwich turned blue.",
    "{Obj} lay in the drawer with the spoons, and now and then one of the spoons hiccuped.",
  ],
  "potion|magic potion": [
    "{Obj} steamed and bubbled, and every bubble burst with a different smell.",
    "{Obj} was green at first, and then purple, and then a colour that did not have a name.",
    "One drop of {obj} fell on the floor and hissed, and everybody pulled back their toes.",
  ],
  "spell|magic spell|curse": [
    "The words of {obj} were so long and knotty that every tongue stumbled over them.",
    "People only whispered about {obj}, and while they whispered, they kept their fingers quite still.",
    "{Obj} had a rhyme in it, like a song for skipping, only a little spooky.",
    "Somebody read a bit of {obj} in a low voice, and the lamp in the corner flickered.",
    "{Obj} had seven lines, and next to the sixth stood a warning: never with wet hair.",
  ],
  magic: [
    "Just before the magic began, everything went very quiet, as it does before a sneeze.",
    "There was a prickling in every fingertip, and a smell as if a match had just gone out.",
    "The air was so full of magic that all the hair on people's arms stood up.",
  ],
  "crystal ball": [
    "In {obj} the whole room stood on its head, very small and a little bent.",
    "Grey fog drifted about inside {obj}, and when somebody came close, it began to swirl.",
    "{Obj} had to lie on a cushion, because otherwise it rolled off the table.",
  ],
  "cauldron|magic cauldron": [
    "{Obj} stood on three short legs, and its fat belly was black with soot.",
    "Something thick and brown went blop in {obj}, and the steam smelled of old socks and peppermint.",
    "It took both arms to stir in {obj}, and the spoon went round very slowly.",
  ],
  "magic hat|magician's hat|wizard's hat": [
    "A whole arm went into {obj}, right up to the shoulder, and still did not reach the bottom.",
    "{Obj} was much too big, and at every nod it slid down over the ears.",
    "Something rustled and squeaked inside {obj}, though it looked quite empty from above.",
  ],
  "magic (?:lamp|ring|mirror|book|stone|key|box|door|pencil|paintbrush|pen|flute|violin|necklace|bottle)|enchanted (?:mirror|book|ring|lamp)|spell book|book of spells":
    [
      "When everybody was quiet, {obj} could be heard humming, very softly, like a bee in a flower.",
      "{Obj} looked quite ordinary, until a tiny spark ran around its edge and was gone.",
      "Whoever touched {obj} felt a prickling in every finger, right up to the wrist.",
    ],
  "dragon egg|dragon's egg": [
    "{Obj} was warm, like a stone that has been lying in the sun, and it stayed warm all the time.",
    "The shell of {obj} was as rough as bark, and here and there it shimmered green and gold.",
    "With an ear pressed against {obj}, there was a sound like a very slow drum.",
  ],
  "fairy dust|stardust|magic dust": [
    "{Obj} got in everywhere, into pockets and ears and eyebrows, and it twinkled there for days.",
    "A pinch of {obj} weighed less than a breath, and it glittered in every colour.",
    "{Obj} tickled in the nose, and every sneeze came out as a small glittering cloud.",
  ],
  "secret tunnel|secret passage|secret door|secret room|hidden door": [
    "Cold air came out of {obj}, and it smelled of stone and cobwebs.",
    "From outside there was nothing to be seen of {obj} but a thin dark crack, no wider than a hair.",
    "Near {obj} every word had an echo, as if somebody inside were repeating it.",
  ],
  "trapdoor|trap door": [
    "Every step on {obj} sounded hollow, tock, tock, as if there were a big drum underneath.",
    "Cold air came up through the cracks of {obj} and crept around everybody's ankles.",
    "{Obj} had a heavy iron ring, and it took two hands to lift it.",
  ],
  "portal|magic portal|gateway": [
    "At the edge of {obj} the air shimmered, as it does over a hot stove.",
    "A wind blew out of {obj}, and it smelled of a faraway place.",
    "{Obj} hummed on one long deep note, and everybody felt it in their teeth.",
  ],
  "wishing well|village well|old well|magic well": [
    "A pebble fell into {obj}, and it was a long, long time before it went plop.",
    "Deep down in {obj} there was a round piece of sky, and in the middle of it a tiny head.",
    "When somebody shouted “Hello!” into {obj}, it answered “Hello!” in a deep, wet voice.",
  ],
  wish: [
    "It was easy to think about {obj}, but it was much harder to say it out loud.",
    "{Obj} came back at breakfast, and while brushing teeth, and every time there was a star in the sky.",
    "With every day {obj} grew a little bigger, until it hardly fitted inside any more.",
    "{Obj} could be whispered into a pillow, and the pillow did not tell.",
  ],
  dream: [
    "{Obj} felt as bright and clear as a picture in a book, with every little thing in its place.",
    "At the thought of {obj} there was a warm tickle somewhere in the tummy.",
    "In the middle of brushing teeth, a little bit of {obj} came back, and the brush stopped in mid-air.",
    "In {obj} everything had a soft golden light around it, even the smallest things.",
    "{Obj} was a fine thing to tell at the table, and all the spoons stopped to listen.",
  ],
  nightmare: [
    "After {obj} the chair with the clothes on it looked like a monster, until somebody turned on the light.",
    "After {obj} the heart still thumped for a while, and all the toes crept back under the blanket.",
    "In the bright kitchen, with a cup of warm milk, {obj} seemed a good deal smaller.",
  ],
  "(?<!(?:lost|loses|losing) (?:his|her|its|my) )memory": [
    "{Obj} came with a smell of floor polish and cut grass, and suddenly everything was there again.",
    "Some of {obj} had faded, but one thing was still quite clear, right down to the smallest button.",
    "Every time {obj} was told, it grew a little longer and a little funnier.",
  ],
  "secret(?! (?!(?:and|or|but|that|of|from|which|about|in|to|for|with|until|when|at|on)\\b)[a-z])|family secret": [
    "{Obj} wanted to get out. It tickled on the tongue, and the lips had to be pressed together very tightly.",
    "Whoever knew {obj} looked up at the ceiling and began to whistle when anybody asked.",
    "It was hard not to think about {obj}, even at supper and in the bath.",
    "Behind a hand and close to an ear, {obj} was told in such a low whisper that it was mostly warm breath.",
    "{Obj} had got as far as the tip of the tongue already, and was quickly swallowed down again.",
  ],
  "promise|vow|oath": [
    "It had been easy to say {obj}, only a few words. To keep it was much harder.",
    "{Obj} was always there, like a knot in a handkerchief, and it was impossible to forget.",
    "{Obj} had been made with one hand on the heart and a very serious face.",
  ],
  "(?<!by the |in the |under the |to )name|nickname": [
    "Called across a street, {obj} sounded long and high, and whispered, it sounded soft and warm.",
    "{Obj} was written with a big loop at the end, like the tail of a cat.",
    "Wherever somebody called {obj}, even in the middle of a crowd, one head always turned round.",
  ],
  "magic word|secret word|password": [
    "{Obj} had to be whispered, behind a hand, so that nobody else could hear it.",
    "{Obj} was so strange that nobody could say it without a giggle.",
    "Said ten times in a row, {obj} turned into a funny noise that meant nothing at all.",
  ],
  "story|fairy tale|bedtime story|legend|tale": [
    "Everybody told {obj} a little differently, and everybody thought that theirs was the right way.",
    "At the scary place in {obj} the voices dropped, and all the listeners moved closer together.",
    "Over {obj} people forgot the time, and some of them forgot to close their mouths.",
  ],
  "riddle|mystery": [
    "People said {obj} over again, very slowly, as if the answer were hiding between the words.",
    "Over {obj} people scratched their heads. “I've got it!” cried somebody, and then, “No, I haven't.”",
    "{Obj} went round and round in the head, like a fly in a lampshade.",
  ],
  "clue|trace": [
    "{Obj} was so small that other people had simply walked past it.",
    "To see {obj} properly, it was best to lie flat on the ground, with one eye shut.",
    "At the sight of {obj} it was hard to keep quiet and even harder to walk slowly.",
  ],
  "joke|prank|trick": [
    "{Obj} needed a very serious face, and that was the hardest part of it.",
    "After {obj} it was quiet for just a moment. Then the giggling began.",
    "{Obj} was told again and again, and people began to laugh even before the end.",
  ],
  "idea|plan|big idea": [
    "{Obj} was drawn on the back of an envelope, with two arrows and something that looked like a boat.",
    "{Obj} sounded wonderful in the head, and a little strange out loud.",
    "The beginning of {obj} was quite clear, and so was the end. In the middle there was a good deal of scribble.",
  ],
  "lucky charm|talisman|four-leaf clover": [
    "A finger felt for {obj} again and again, just to be sure that it was still there.",
    "{Obj} did not ring or glow or hum. It simply lay there and felt lucky.",
    "{Obj} was so small that it could be held in a fist, and nobody saw it.",
  ],
  "christmas tree": [
    "{Obj} pricked everybody who came too close, and dropped its needles into socks and slippers.",
    "{Obj} smelled of the forest, and when it was warm in the room, it smelled even stronger.",
    "{Obj} had one thin side, and that was the side that always looked at the wall.",
    "Something hung on a thread in {obj} and glittered, and with every breath it turned a little.",
  ],
  "easter egg|advent calendar|christmas present|stocking": [
    "{Obj} was very hard not to look at, from the front and from the side and from underneath.",
    "Fingers crept towards {obj} all by themselves, and had to be pulled back.",
    "Because of {obj} it was impossible to lie still in bed, and all the toes wriggled.",
  ],
  "skeleton|bone|skull|fossil": [
    "{Obj} was much lighter than it looked, and it made a dry clack, like two wooden spoons.",
    "There were tiny holes in {obj}, like the holes in bread, and they were full of dust.",
    "People who looked at {obj} for long began to feel for their own elbows.",
  ],
  "diamond|jewel|gem|ruby|emerald|pearl|gold|golden nugget": [
    "{Obj} threw little spots of light on the wall, and when it moved, they ran about like mice.",
    "{Obj} lay cold and smooth in the palm, and it was much heavier than it looked.",
    "Everybody who saw {obj} wanted to touch it, just once, with the tip of one finger.",
  ],
  "statue|sculpture|monument": [
    "One toe of {obj} was quite shiny, because everybody who came past had touched it there.",
    "{Obj} looked at something far away, and many people turned round to see what it was.",
    "A pigeon sat on the head of {obj}, and it looked like a small grey hat.",
  ],
  "flag|banner": [
    "{Obj} snapped and cracked in the wind, and when the wind was gone, it hung there like washing.",
    "{Obj} was a little torn at the edge, where the wind had been chewing on it.",
    "People shaded their eyes to look up at {obj}, and stood a little straighter.",
  ],
  "bell|school bell|church bell": [
    "Long after {obj} had rung, it went on humming, and anyone who touched it could feel the hum.",
    "When {obj} rang, everybody lifted their heads and put down what they had in their hands.",
    "{Obj} had a tiny crack, and so its note was a little hoarse.",
  ],
};
