import { story } from "../subject-story.ts";
import { GRAND, who } from "./words.ts";

/** Stories of what is lost, found, saved up for and made to run again. */
export const lostAndFound = [
  story({
    says: [
      /\b(?<toy>teddy bear|teddy|stuffed [a-z]+|toy [a-z]+|plush [a-z]+|cuddly [a-z]+|doll|soft toy|toy|blanket|comforter)\b/i,
      /\b(?:lost|los(?:es?|ing)|left|leaves|forg[eo]t\w*|missing|gone|disappear\w*|vanish\w*|behind|dropp?\w*)\b/i,
      /\b(?:train|bus|tram|park|market|beach|playground|station|cafe|café|shop|zoo|airport|plane|ferry|museum|holiday|sleep|bed|bedtime|find|look\w*|search\w*|everywhere)\b/i,
    ],
    unless:
      /\b(?:robot|murder|factory|fairy|fairies|fairyland|wings|all by (?:him|her|it)self|toys in|wants? to bring|found a lost|finds a lost|goodbye|hospital|dog|thief|adventures? of|next door|detective\w*)\b/i,
    of: "young",
    may: [who("ownold", `mum|mother|mom|dad|father|uncle|aunt|${GRAND}`)],
    after: [
      "@street(hero look) {Hero} turned the whole bag inside out, and then the coat, and then the sleeves of the coat. {Thetoy} was not in there. {Thetoy} had one ear that was flatter than the other, because {hero} had slept on it for as long as {he} had been able to sleep. “We have to go back,” said {hero}.",
      [
        "@station(ownold talk, hero) {Ownold} looked at the clock and at {hero}, and put {ownoldhis} shoes on again. At the lost-property counter sat Mr Pettigrew, behind a mountain of umbrellas. “Colour?” he asked. “A bit like porridge,” said {ownold}. “Distinguishing marks?” “Loved,” said {hero}.",
        "@station(hero talk) At the lost-property counter sat Mr Pettigrew, behind a mountain of umbrellas. “Colour?” he asked, and dipped his pen. “A bit like porridge,” said {hero}. “Distinguishing marks?” {Hero} thought about it. “Loved,” {he} said. Mr Pettigrew wrote that down.",
      ],
      "@station(hero look) There were nine gloves in the cupboard and a set of teeth, but nothing with a flat ear. “Ask at the end of the line,” said Mr Pettigrew. So they rode there. The cleaner with the green broom remembered it well. “I set it on the bench, so that it could see,” she said. But the bench was empty.",
      "+ @bakery(hero talk) A schoolgirl had seen {thetoy} in the mouth of a big dog. The dog's owner had swapped it back for a sausage, and had put it on the wall by the bakery. The baker had taken it in because of the drizzle. “And then?” asked {hero}. “And then I must have wrapped it up with somebody's bread,” he said.",
      "@street.night(hero stand) By now it was night. {Hero} stood under the last lamp and did not cry, at least not loudly. It was not about going to sleep. It was that {thetoy} was out there somewhere, among strangers, and did not know that they were looking for it. “It will think that I didn't notice,” {hero} managed to say.",
    ],
    end: [
      "@street.night(hero look) Then a window was pushed up, on the third floor. Behind it a baby howled, and all at once it stopped. A young man leaned out, with black rings round his eyes. “Does this belong to anybody?” he called. “It was on the doorstep. It's the first thing that has helped for three nights.”",
      "@street.night(hero give) {Hero} held {thetoy} again, and smelled it: bread, dog, rain, and underneath that the right smell. Upstairs the howling began anew. Then {hero} pulled off one of {his} socks, which was warm and had a hole, and knotted an ear into it. “Try this,” said {hero}. “You have to sleep on it.”",
      "+ @bus.night(hero sleep) They went home on the very last one. {Hero} told {thetoy} everything about the evening, and {thetoy} was silent about everything that it had seen, as it always was. They were asleep before the second stop.",
      "@bedroom.night(hero sleep) Now the flat ear has a stitch of red wool, with a name and an address in it. And on the third floor, at the end of the line, lies somebody small with a sock held tight, and would not give it back for anything in the world.",
    ],
  }),
  story({
    says: [
      /\b(?:f(?:inds?|ound)|discover\w*|pick(?:s|ed) up)\b/i,
      /\b(?:lost|left behind|forgotten|abandoned|stranger's)\b/i,
      /\b(?<toy>teddy bear|teddy|stuffed [a-z]+|toy|doll|wallet|glove|gloves|mitten|hat|scarf|ring|suitcase|necklace|umbrella|bag|purse|shoe|locket)\b/i,
      /\b(?:bring\w*|brought|give|gives|gave|return\w*|owner|child|belong\w*|back)\b/i,
    ],
    unless: /\b(?:murder|money|mafia|thief|husband|wife|wedding|dead|bank|robbed|spy|police|swim\w*|swam|ice)\b/i,
    after: [
      "@street(hero look) {Hero} lifted {thetoy} out of the dust and turned it over. It was worn thin on one side, as things are that have been held a lot. “You are missed,” said {hero}. That was quite plain. Somewhere in this town there was an arm, or a hand, with nothing in it.",
      [
        "@study(hero look) “Put it in the box,” said everybody. The box stood in the office, and it was full to the brim with things that had waited for years. {Hero} looked inside, and shut the lid again. “No,” said {hero} to {talker}. “Not in there.” {Talker} nodded, and they set off.",
        "@study(hero look) “Put it in the box,” said everybody. The box stood in the office, and it was full to the brim with things that had waited for years. {Hero} looked inside, and shut the lid again. Then {he} set off, with {thetoy} under {his} arm.",
      ],
      "@street(hero talk) {Hero} held {thetoy} up at every corner. “Is it yours?” A lady said yes, and took it, and smelled at it, and gave it back. “No,” she said. “I only wished.” A boy offered three marbles for it. An old man held it for a moment and told of something that he had lost in 1961.",
      "+ @street(hero write) {Hero} wrote all of it down: the name, the street, what had been lost. The list became long. It had a tin soldier on it, a wedding song, a grandmother. “I can't find all that,” said {hero}. But they had all looked happier, somehow, once it had been written down.",
      "@street.dusk(hero sit) When it grew dark, {hero} had been in all the streets except for one. {His} feet hurt. Perhaps nobody was looking for it; perhaps they had bought a new one long ago. {Hero} sat down on the steps by the fountain, and put it beside {him}, so that it could be seen by those who passed.",
    ],
    end: [
      "@street.night(hero look) Then there was a sound, small and thin, from the last street of all. It was a calling, and by now it was quite hoarse. {Hero} stood up. A little girl in a nightshirt came round the corner. She looked under each bench and behind each bin. She had a lamp with her that was almost burned out, and she had no shoes on.",
      "@street.night(hero give) {Hero} did not say anything. {He} only held {thetoy} out. The girl stood still. She came nearer, and nearer, and then her arms went round it, and it went into them as a key goes into its lock. “I told everybody it would be found,” she whispered. “They said that nobody looks for such things.”",
      "+ @street.night(hero walk) {Hero} carried them both home, on {his} shoulders. “What else do you find?” asked the girl. {Hero} thought of the list in {his} pocket. “I'm only beginning,” it would have been true to say. In front of her door she lent {him} her lamp, for the way.",
      "@street(hero carry) The box in the office stands open now, and each day it is a bit emptier. Things are carried out, one by one, with the lamp in front. On top of the list is the first line, and it has been crossed out, with a heart.",
    ],
  }),
  story({
    says: [
      /\b(?:tooth|teeth)\b/i,
      /\b(?:lost|los(?:es?|ing)|fell|falls?|fallen|drop(?:s|ped))\b/i,
      /\b(?:find|found|look(?:s|ed|ing)? for|look|search\w*|gone|missing|disappear\w*|vanish\w*|porridge)\b/i,
    ],
    unless:
      /\b(?:swimming|pool|school|class|playground|beach|park|train|bus|plane|swallow\w*|at (?:her |his |their )?grand\w+|grand\w+'s|holiday|apprentice|false teeth|dentist|tiger|crocodile|dinosaur|husband|whistl\w*|nationals|murder|shark|vampire|collects?|asks if|ill|caught|work)\b/i,
    of: "young",
    after: [
      "@kitchen(hero sit) {Hero} put {his} tongue into the place where the tooth had been. There was a hole there, soft and new, as big as a church. “Nobody chew anything,” said {hero}. The whole family stopped, with their spoons in the air. Somewhere in this kitchen was the smallest, whitest, most important thing in the world.",
      "@kitchen(hero look) Dad sieved the milk. Mum put on her good glasses and searched the crumbs, one by one. They looked in the sugar bowl, and that was silly, since everything in there was small and white. By ten o'clock there were three heaps on the table: oats, rice, and something that nobody wanted to know about.",
      "@kitchen(hero sit) “And if it isn't there, what happens then?” asked {hero}. They all looked at the floor. “Then she won't believe that I lost it,” said {hero}. “She will say that anybody can say that.” {He} grinned, to show how clear it was, and it really was very clear.",
      "+ @kitchen(hero look) The neighbours helped, with a magnet and a hen. The magnet found a spoon that had been missing since Easter. The hen found the rice. “It's got to be somewhere,” everybody said, as people do when they have looked everywhere.",
      "@bedroom.night(hero write) When evening came, they had still not found the tooth. {Hero} sat on the edge of the bed with {his} chin in {his} hands. Under the pillow it was empty and smooth. In the end {he} took paper and a thick pencil, and wrote. *Dear Fairy. It is gone but it is true. You can look in. I will leave my mouth open.*",
    ],
    end: [
      "@bedroom.night(hero sleep) {Hero} lay down on {his} back, with {his} mouth open as wide as a letter box. In the night {he} dreamed of a very small torch, which shone around in there, to the left and to the right, and of a voice like a mosquito's. “Aha,” said the voice. “First-class hole.”",
      "@bedroom(hero read) In the morning a coin lay on the pillow, and it was still warm. Beside it was {hero's} letter, and on the back somebody had written, in letters as tiny as ants: *Seen and approved. P.S. I think it's in your left slipper. I don't like to go in there, because of the smell.*",
      "+ @bedroom(hero look) And so it was. There it lay, between the fluff and half a raisin. How it had got from the table into a slipper, nobody could explain. The hen, when she was asked, looked out of the window.",
      "@bedroom(hero look) The tooth lives in a matchbox now, on cotton wool, and is shown to anyone who wants to see it. In the hole there is already something new, with a sharp little edge. And the slippers are put outside at night, so that nobody need be afraid of them.",
    ],
  }),
  story({
    says: [
      /\b(?:sav(?:es?|ed|ing) (?:up|his|her|their|my|our|money|for|all|every|pocket|pennies|coins)|pocket money|piggy bank)\b/i,
      /\b(?<dream>bicycle|bike|guitar|violin|skates|ice skates|skateboard|football boots|boots|telescope|camera|watch|dress|ring|kite|drum|shoes|trainers|ball|accordion|toy|book|ticket|necklace|coat)\b/i,
      /\b(?:friend|sister|brother|mother|mum|mom|father|dad|grandm\w+|grandf\w+|grandpa|neighbour|boy|girl|classmate)\b/i,
      /\b(?:needs?|needed|but|instead|sees|saw|ill|sick|broken|lost|homeless|sad|poor|gives?|gave|shoes|medicine)\b/i,
    ],
    unless:
      /\b(?:no money|murder|bank robb\w*|operation|thief|stole|lottery|casino|drugs|boxer|wedding|company|lawyer|debts?)\b/i,
    of: "young",
    after: [
      "@shop(hero look) The tin was heavy by now. {Hero} knew every coin in it: the one for the neighbour's rabbits, the two for the leaves, the bent one from the road. Each Saturday {he} went to the shop window and laid {his} forehead against the glass. Behind the glass stood the {dream}, and it shone.",
      "@shop(hero talk) “How much is still missing?” asked Mr Varga, who owned the shop. He had a moustache like a broom. “Only nine,” said {hero}. “I'll put a cloth over it,” said Mr Varga, “so that nobody else falls in love.” And under the cloth the {dream} stood, week after week, and got no dust.",
      "@bedroom.night(hero look) Then there was that Friday. {Hero} saw it by chance, and once {he} had seen it, {he} could not stop seeing it. {Hero} ate {his} bread, {he} looked at the clouds. And at night the tin stood on the shelf in the moonlight, and was as quiet as something that is waiting to be asked.",
      "+ @bedroom.night(hero look) “It isn't your business,” said {hero} to the ceiling. “You have worked for it for a whole year.” That was true. {He} counted it once more, on the blanket. It was enough for the one thing or for the other. {He} counted it twice, and it did not get any more.",
      "@shop(hero carry) On Saturday {hero} stood in the shop at last, with the tin in both arms. Mr Varga pulled off the cloth like a magician. There it was. {Hero} ran one finger over it, all along, from the front to the back. {He} swallowed. “I've come to say,” said {hero}, “that you can take the cloth off.”",
    ],
    end: [
      "@street(hero run) Mr Varga asked no questions. He only looked after {him}, through the window, and saw which way {he} went. An hour later the tin was empty, and {hero} had never given anything so big to anybody. {He} had run away at once. But {he} had seen the face, through a gap in the fence.",
      "@street(hero talk) On the way home {hero} felt light, and a bit hollow, like the tin. In front of {his} door somebody was sitting on the step, with a moustache like a broom. “I need a person,” said Mr Varga, “for Saturdays. For dusting, and for not falling in love with things. I pay in advance.” And beside him, under the cloth, stood something.",
      "+ @street(hero talk) {Hero} shook {his} head, because it was too much. “It's only lent,” said Mr Varga sternly. “One year of Saturdays. You've shown that you know how to wait.” Then he blew his nose, so loudly that the rabbits next door sat up.",
      "@shop(hero look) The tin is on the shelf in the shop now. On it is written: *For Whoever Needs It*. Some put coins in, and some take coins out, and on Saturdays {hero} dusts it, and does not count.",
    ],
  }),
  story({
    says: [
      /\b(?<clock>pocket watch|watch|grandfather clock|cuckoo clock|clock|music box)\b/i,
      /\b(?:stopped|broken|broke|mend\w*|repair\w*|fix\w*|run again|tick\w*|work again|silent|going again|restor\w*)\b/i,
      /\b(?:grand\w+|nana?|nonna|nonno|abuel[oa]|father|mother|great-\w+|attic|boy|girl|child|daughter|son)\b/i,
    ],
    unless:
      /\b(?:tun(?:es|ed|ing)|bedtime story|murder|time machine|thief|minutes|witch|magic\w*|backwards|town clock|village clock|tower|bank|police|younger|ghost)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) {Hero} opened the back with a kitchen knife. Inside sat wheels as small as lentils, and springs like hairs, and none of them moved. “Hello,” said {hero} into it. It had belonged to somebody who had laughed often and always been on time, and now it did not say a word.",
      "@workshop(hero talk) At three shops they sent {hero} away. “Buy a new one,” they said. But {hero} did not want a new one. In the fourth, down some steps, sat Miss Amsel, with one magnifying glass in each eye. She held {theclock} to her ear for a long time, like a shell. “I'll show you how,” she said. “I won't do it. My hands shake.”",
      "@workshop(hero build) So {hero} came every day after four. {He} learned to breathe through {his} nose, so that the wheels did not fly away. {He} cleaned each of them with a splinter of wood and laid it on white paper, in the right order. Once {he} sneezed.",
      "+ @workshop(hero talk) “Who did it belong to?” asked Miss Amsel, while they hunted for the last screw under the stove. And {hero} told her, on {his} stomach, with dust on {his} nose. It was easier to tell with something to look for.",
      "@workshop(hero look) At last it was all in its place. {Hero} turned the key, and listened, and there was nothing. {He} turned it again. {He} had done everything right, Miss Amsel had checked. “It doesn't want to,” said {hero}. “It's because it isn't with its own people.”",
    ],
    end: [
      "@kitchen(hero eat) “Then take it to them,” said Miss Amsel. {Hero} carried it home inside {his} shirt, because it was snowing, and all through supper it lay there, against {his} ribs. They talked of the old days. They told the story with the goose, and everyone laughed until they had to hold on to the table, and {hero} laughed the hardest.",
      "@kitchen(hero look) And in the middle of it {he} felt something. It was as if a second heart had begun, a small one, close to {his} own. {Hero} put up a hand, and they all fell silent. Into the silence came {theclock}. It limped a bit, and then it sounded exactly as they remembered it.",
      "+ @workshop(hero talk) “It was cold, that's all,” said Miss Amsel the next day. “The oil was stiff. It wanted to be carried.” She laughed, with both her glass eyes. “People are forever putting such things into drawers.”",
      "@room(hero look) {Theclock} has never been in a drawer since. It goes a little too slowly, four minutes in a day, and {hero} does not put that right. Those are the four minutes for laughing, {he} says.",
    ],
  }),
];
