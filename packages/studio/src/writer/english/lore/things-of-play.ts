import type { Lore } from "./lore.ts";

/** What one plays with, plays on and wins. */
export const thingsOfPlay: Lore = {
  "balloon|red balloon": [
    "{Obj} squeaked when it was stroked and then stuck to the sleeve of its own accord.",
    "Everybody near {obj} was a little careful with pins, elbows and twigs.",
    "{Obj} tugged at its string, not hard, but like somebody who does not give up asking.",
    "Seen through {obj}, the world was all of one colour and slightly round at the edges.",
  ],
  kite: [
    "{Obj} rustled even when it was only touched, as though it could not wait.",
    "As soon as {obj} was up in the air, the string hummed, and the wind could be felt right down to the elbow.",
    "The tail of {obj} got into a tangle on the ground. In the air it sorted itself out.",
    "{Obj} made a dash to the left, a dash to the right, and stood on its nose, and all heads went with it.",
  ],
  "(?<!(?:to|at) the |to a |masked |royal |masquerade )ball": [
    "{Obj} had worn patches and one dent, which came out with a plop when somebody pressed on the other side.",
    "Dropped, {obj} came back to the hand three times, each time a little less far.",
    "Wherever the ground sloped, even by a hair, {obj} was the first to notice.",
    "{Obj} had a way of rolling under the one thing that nobody could reach under.",
  ],
  "football|soccer ball|basketball": [
    "{Obj} was scuffed all over, and in the seams there was earth from more than one field.",
    "{Obj} boomed when it was bounced, and the sound carried round the corner, so that doors opened.",
    "Blown up hard, {obj} rang. A little soft, it went wherever it liked.",
  ],
  "doll|rag doll|wooden doll": [
    "{Obj} looked straight ahead, whatever was going on, and seemed to have seen stranger things.",
    "One arm of {obj} was looser than the other, because that was the arm it was always carried by.",
    "The hair of {obj} had been combed so often that it had become thin and very smooth.",
  ],
  "puppet|marionette|hand puppet": [
    "Put down, {obj} was a heap of cloth and wood. Picked up, it looked round to see who was there.",
    "The mouth of {obj} never moved, and still everybody looked at it and not at whoever was speaking.",
    "{Obj} nodded with its whole body, because the neck alone would not do it.",
  ],
  "teddy bear|teddy|stuffed animal|plush toy|stuffed toy": [
    "{Obj} had hardly any fur left on the tummy, and all the more behind the ears.",
    "One of the eyes of {obj} had been sewn on again with thread of another colour, and it gave a very knowing look.",
    "{Obj} smelled of sleep and biscuits, and it was not allowed to be washed too often.",
    "Squeezed in the middle, {obj} grew fat at the top and at the bottom, and did not complain.",
  ],
  "toy|wooden toy": [
    "{Obj} was worn at the corners, and where the paint had gone one could see what it had been made of.",
    "{Obj} was usually found again by somebody's bare foot, and there was a cry.",
    "{Obj} could be many things and was asked only what it was today.",
  ],
  "toy train|model train|toy car": [
    "{Obj} took the bend a little too fast, lay on its side with its wheels still turning, and was set up again.",
    "Cheeks had to be laid on the floor for {obj} to be as big as it ought to be.",
    "The sound of {obj} was not its own. It was made by whoever was playing, with the lips.",
  ],
  "toy boat|model ship|model boat": [
    "{Obj} leaned in every little wave and came up again with a drop on its deck.",
    "{Obj} turned slowly round itself and pointed its nose at anything but where it had been pushed.",
    "The mast of {obj} was a little crooked, and it was the thing that everybody picked it up by.",
  ],
  "puzzle|jigsaw|jigsaw puzzle": [
    "Of {obj} the edge came first, then whatever was red, and then there was only sky.",
    "Every piece of {obj} looked as if it must fit, and had to be turned three times before it could be put aside.",
    "Nobody could walk past {obj} without stopping, for just one piece, and then for one more.",
  ],
  "game|board game|card game": [
    "In {obj} the rules had to be read out twice, and then they were done as they had always been done.",
    "Over {obj} quiet people grew loud, and the loud ones chewed their lips.",
    "There was always somebody who had to look up in the rules of {obj} whether that was really allowed.",
  ],
  "video game|computer game": [
    "{Obj} beeped, hummed and played the same eight notes over and over, until they could be heard even without it.",
    "Over {obj} whole bodies leaned into the bend, though only the thumbs were needed.",
    "Five more minutes was what everybody said over {obj}, and they were very long ones.",
  ],
  "chess set|chessboard|chess": [
    "The little horses had been held by the ears so often that the ears were quite smooth.",
    "Over the board it was so quiet that the felt under the pieces could be heard as they were put down.",
    "A hand hung over the board, went to the left, went to the right, and was taken back.",
  ],
  "(?<!to )swing": [
    "{Obj} creaked once on the way out and once on the way back, each time on a different note.",
    "At the highest point of {obj} there was a moment in which nothing weighed anything at all.",
    "The ground under {obj} was worn into a hollow, from all the heels that had braked there.",
  ],
  "slide|seesaw|merry-go-round|carousel": [
    "{Obj} was polished by so many trousers that it shone like a spoon.",
    "Whoever had been on {obj} ran straight round to the beginning without having to think about it.",
    "There was a tickle in the stomach that came from {obj} and from nothing else.",
  ],
  "bicycle|bike": [
    "{Obj} clicked softly when nobody was pedalling, like something that was counting for itself.",
    "The saddle of {obj} was a little too high or a little too low, depending on who was asked.",
    "One spoke of {obj} sang at each turn of the wheel, and the faster it went the higher it sang.",
    "Leaned against a wall, {obj} turned its front wheel slowly to one side, as if it were looking away politely.",
  ],
  tricycle: [
    "{Obj} had three wheels, and at a bend it was down to two of them before anybody could say stop.",
    "The pedals of {obj} had to go round so often that the knees could hardly be seen.",
    "{Obj} rattled over every join between two stones, and one could hear it coming long before it came.",
  ],
  skateboard: [
    "{Obj} rumbled over the ground like a very small train, and every crack gave it a click.",
    "With no weight on it, {obj} shot off by itself and had to be fetched back from under something.",
    "The rough top of {obj} had worn smooth in two places, exactly as far apart as two feet.",
  ],
  "roller skates|inline skates|rollerblades": [
    "The roller skates had a will of their own, and each of them had a different one.",
    "With roller skates on the feet everybody was a head taller and held on to things.",
    "The little wheels whirred, and whirred on for a while even when the feet were up in the air.",
  ],
  "ice skates|ice-skates": [
    "The ice skates made a sound on the ice like scissors going through thick paper.",
    "Off the ice, the skates made everybody walk like a duck with somewhere important to go.",
    "It took two hands, a knee and a good deal of breath to lace up the skates so that they sat.",
  ],
  scooter: [
    "{Obj} needed a push every few yards, and so one of the soles was always thinner than the other.",
    "{Obj} rattled at the handlebar, as if it had a loose tooth.",
    "At every kerb {obj} had to be picked up, and it used the chance to hit somebody on the ankle.",
  ],
  "sled|sledge|toboggan": [
    "The runners of {obj} hissed on the snow, and where there was gravel they shrieked.",
    "{Obj} went down by itself and up only when it was pulled, by a string that cut into the mitten.",
    "Steering {obj} was done with the heels, and it threw up so much snow that nobody saw where to.",
  ],
  "skis|snowboard": [
    "Under the feet the snow hissed, and it hissed higher the steeper it went.",
    "On level ground there was nothing but trouble: too long at the front and too long at the back.",
    "To turn round on the spot took as many small steps as a horse needs in a narrow stable.",
  ],
  "medal|gold medal": [
    "{Obj} swung on its ribbon and knocked against the top button at every step.",
    "{Obj} was heavier than it looked from below, and somebody always tried it with the teeth.",
    "Breathed upon, {obj} went dull, and then it was rubbed on a sleeve until there was a face in it.",
  ],
  "trophy|cup of gold|golden cup": [
    "{Obj} had two handles, like ears, and a face could be seen in it that was all nose.",
    "{Obj} was too fine to drink from and too large for any shelf on which it was tried.",
    "There was a little dust in {obj}, at the bottom, where no finger would reach.",
  ],
  "prize|award|first prize": [
    "About {obj} everybody said that it did not matter, and they said it rather often.",
    "Those who spoke of {obj} sat up a little straighter while they did.",
    "There was room for {obj} on any shelf, and more than one shelf had been looked at with that in mind.",
  ],
  "piano|grand piano": [
    "There was one key of {obj} that stuck a little and came up again only when it had been thanked with a fingernail.",
    "The lowest note of {obj} could be felt in the floor, and the highest was hardly more than a click.",
    "When the lid of {obj} was shut, something in it went on humming for a while.",
    "On {obj} the white keys were worn in the middle, and far less so at the two ends.",
  ],
  "violin|fiddle|cello": [
    "{Obj} smelled of wood and resin, and a little white dust lay under the strings.",
    "If somebody near {obj} spoke on the right note, one of the strings hummed along very softly.",
    "{Obj} had a waist, a neck and a back, and it was carried about as one carries somebody who is asleep.",
  ],
  "guitar|ukulele|banjo|lute": [
    "Put down too hard, {obj} gave a hum with all its strings at once, like somebody woken too early.",
    "{Obj} had to be tuned before anything else, and during that everybody talked a little louder.",
    "The strings of {obj} left grooves in the fingertips, fine and straight, like lines in an exercise book.",
  ],
  "drum|drums|drum kit": [
    "{Obj} buzzed a little by itself whenever anybody nearby spoke in a deep voice.",
    "What was played on {obj} went first into the stomach and only then into the ears.",
    "Nobody could walk past {obj} without giving it one tap, with one finger, quite by accident.",
  ],
  "flute|recorder|tin whistle|penny whistle": [
    "{Obj} gave nothing but air at first, and then, a hair's breadth further, a note.",
    "Blown too hard, {obj} jumped to a squeak, and all the dogs around raised their heads.",
    "There was a whole row of holes in {obj}, and a finger was always missing for one of them.",
  ],
  "trumpet|bugle|trombone|saxophone|tuba|french horn": [
    "{Obj} made any cheeks round and any face red, and it could be heard three streets away.",
    "In the bell of {obj} everything was reflected, upside down, and much too wide.",
    "Before it was put away, {obj} was tipped, and a few drops ran out of it that nobody talked about.",
  ],
  "accordion|harmonica|mouth organ|concertina": [
    "{Obj} drew in breath like somebody who has something to tell, and then it told it.",
    "Even when it was only picked up, {obj} gave a sigh, like somebody called away from the table.",
    "To {obj} feet started tapping under tables, even those that belonged to quite serious people.",
  ],
  "harp|lyre": [
    "{Obj} had so many strings that a hand had to know the way, and even then it liked to look.",
    "A single pluck at {obj} hung in the air for a long time, like a drop that will not fall.",
    "If a door banged somewhere, {obj} answered it, very softly and with all its strings.",
  ],
  "song|tune|melody": [
    "{Obj} had a place at which it climbed, and there everybody lifted their chins a little.",
    "{Obj} got stuck in the head, and came out again later while something quite different was being done.",
    "Nobody could say where {obj} really began, but feet knew at once where the beat was.",
    "In the middle of {obj} there was a line that was always mumbled, because that was easier.",
  ],
  lullaby: [
    "{Obj} went up three steps and down again, up and down, like a chest that breathes.",
    "With each verse {obj} became slower and quieter, until it could hardly be told from breathing.",
    "The words of {obj} did not make much sense, and they did not have to, since nobody ever heard the end.",
  ],
  "music box|musical box": [
    "{Obj} went slower and slower, and before the last note it stopped to think.",
    "Under the lid of {obj} a small drum turned, set with pins like a very orderly hedgehog.",
    "{Obj} knew only one tune and played it each time as if nobody had ever heard it.",
  ],
  "dance shoes|dancing shoes|ballet shoes|ballet slippers|tap shoes": [
    "The soles of the dancing shoes had been worn thin in just one place, under the ball of the foot.",
    "It was not easy to stand still in the dancing shoes. They turned outwards by themselves.",
    "The dancing shoes lay crossed over each other, as if even now they were in the middle of a step.",
  ],
  "stage|theatre stage|theater stage": [
    "The boards of {obj} gave a little under each step and passed it on to the last row.",
    "From {obj} nothing could be seen of the people but a darkness that coughed.",
    "{Obj} smelled of dust and paint, and crosses of tape on the floor showed who had to stand where.",
  ],
  microphone: [
    "{Obj} heard everything: a swallow, a rustle, and the breath before the word.",
    "Tapped with a finger, {obj} made a thump in every corner of the room.",
    "In front of {obj} every voice was suddenly twice as large and came from somewhere else.",
  ],
  "snow globe": [
    "Turned over and back, {obj} had a storm in it that made no sound and laid itself to rest in a minute.",
    "Through the curve of {obj} everything inside looked larger in the middle and swam away at the rim.",
    "A bubble of air sat at the top of {obj} and moved to wherever the top was just then.",
  ],
  "jump rope|skipping rope|hula hoop|yo-yo|spinning top": [
    "{Obj} did what it should three times, and the fourth time it did something else.",
    "For {obj} the tongue was needed too, sticking out at the corner of the mouth.",
    "{Obj} lay about as if it were nothing, and everybody who came past it had to try it, just once.",
  ],
  "sandcastle|sand castle": [
    "{Obj} was dark where it was wet, and where it was dry it trickled away grain by grain.",
    "Each tower of {obj} had the same dent, because each had come out of the same bucket.",
    "Round {obj} ran a ditch, and the water that was poured in was gone before the bucket was empty.",
  ],
  "tree house|treehouse|clubhouse|secret den": [
    "{Obj} was just large enough for everybody to have somebody else's elbow in the ribs.",
    "Through the cracks of {obj} one could see out everywhere and hardly be seen at all.",
    "In {obj} there were rules, of which the most important had to do with the password.",
  ],
};
