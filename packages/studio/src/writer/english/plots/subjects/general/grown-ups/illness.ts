import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { withAndWithout } from "../../with-and-without.ts";
import { REST } from "./rest.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robot|magic\w*|wizard|spell|potion|curse\w*|king|queen|princess|alien|zombie\w*|spy|rob\w*|bank|dragon|twin|lottery|experiment|poison\w*|escape\w*|breaks? out|broke out|rob a|heist)\b/i;

const WISH = phrase("(?:decided|wanted|set out|began|started|learned|tried|promised \\w+self) to <act:doing>");

const LEFT = phrase("(?:leave|left|leaves|give up|gave up|parting with|say goodbye to) <kept:thing>");

/** Stories of illness, of those who wait and care, and of the last things. */
export const illness = [
  ...withAndWithout(
    {
      says: [
        /\b(?:(?:was|is|were|been|being) diagnosed|(?:his|her|their) diagnosis|the diagnosis|(?:was|is|were) terminally ill|had (?:only |just )?(?:an?|\w+) (?:months?|weeks?|years?|days) (?:left )?to live|got (?:a|the) diagnosis)\b/,
      ],
      may: [WISH, phrase("diagnosed with <illness:thing>")],
      unless: new RegExp(
        `${UNREAL.source}|\\b(?:(?:wife|husband|son|daughter|mother|father|child|brother|sister|friend|patient|dog|cat|horse)(?:, [^,]*,)? (?:was|is|were|who was|has been) (?:diagnosed|terminally)|doctor who|[Dd]octors? (?:told|tells|gave|said)|mistake|wrong|mixed up|dies|died)\\b`,
        "i",
      ),
      of: "people",
      after: [
        "The doctor had drawn {hero} a little picture on a prescription pad. {Hero} kept looking at the picture instead of at the doctor. Afterwards {he} stood outside in the ordinary light, among people with shopping bags, and {was} surprised that the traffic lights still changed and that {he} still waited for green.",
        "+ The first nights were long. {Hero} lay awake and did sums with months. In the mornings {he} cleaned things that were clean. {He} answered every question with “not bad”, and went on saying it until {he} caught {himself} saying it to the mirror. The mirror did not believe {him} either.",
        [
          "Then {hero} made up {his} mind to {act}. {He} did not ask whether it was sensible. All {his} life {he} had asked whether things were sensible, and where had it got {him}? To a waiting room with a plastic palm tree. {Hero} watered the palm on the way out, out of pure defiance.",
          "Then {hero} stopped doing sums. {He} asked {himself} instead what {he} wanted to do on Tuesday, not some day but on Tuesday. It was strangely hard to answer. All {his} life {hero} had only asked what was sensible. It had got {him} to a waiting room with a plastic palm tree. {Hero} watered it on the way out, out of pure defiance.",
        ],
        "+ Not everybody took it well. Some friends spoke to {hero} as people speak in a museum. One crossed the street. But the neighbour from below, to whom {hero} had hardly said a word in years, put a pan of stuffed peppers on the mat, with a note: You needn't talk. You need only eat, and bring back the pan.",
        "There was a bad day, when nothing would work. {Hero} had no strength, and then {he} had no courage, and in the end {he} sat on the edge of the bed with one sock on and could not find a reason for the other. “I'm afraid,” said {hero} aloud, with a sock in {his} hand.",
      ],
      end: [
        "It was heard. A hand took the sock from {hero}, knelt down and put it on {him}, quite slowly. “So am I,” said a voice {he} loved. “I thought that I wasn't allowed to, as long as you were being so brave.” {Hero} had believed that {he} had to carry it alone so as to spare the others. Now they carried it together. It weighed less at once.",
        [
          "After that {hero} no longer said “not bad”. {He} said “terrible” when it was terrible, and “wonderful” when it was wonderful, and the second word was needed more often than {he} would have thought. {He} had made up {his} mind to {act}, and {he} did. It was not perfect. It was on a Tuesday.",
          "After that {hero} no longer said “not bad”. {He} said “terrible” when it was terrible, and “wonderful” when it was wonderful, and the second word was needed more often than {he} would have thought. {He} did what {he} had always put off. It was not perfect. It was on a Tuesday.",
        ],
        "The little picture from the doctor hangs in {hero's} kitchen, next to the shopping list. {He} has coloured it in. What comes next, {he} does not know, and in that {he} is no different from anybody at the traffic lights. When they turn green, {hero} crosses the street, and looks at everything.",
      ],
    },
    [WISH],
  ),
  story({
    says: [
      /\b(?:hospital|operation|surgery|coma|intensive care|operating theatre|transplant|waiting room)\b/i,
      phrase(
        "(?:(?:while|when|because|after|as|that|for|beside|next to|with|visited|sat (?:by|with)) )<patient:somebody> (?:was (?:having|operated|taken|rushed|lying|in)|had|needed|lay|underwent|woke|fought|in|who (?:was|is|lay))[^.,]*",
      ),
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:nurse|doctor|surgeon|paramedic|cleaner|janitor|porter|dog|cat|cranes?|origami|bicycle|birth|pregnan\\w+|baby|school|clown|died|dies|dead|patients?|kidney|heart)\\b`,
      "i",
    ),
    may: [/\bwait\w* (?:in|at|outside|for)\b[^.,]*?(?= while| until|[.,])/],
    of: "people",
    after: [
      "@corridor(hero sit) Nobody had told {hero} how loud a hospital corridor is when nothing happens in it. A trolley squeaked. A machine hummed that sold only crisps. {Hero} read the same poster about washing hands nine times and could have drawn the thumb. Behind a door at the other end of the hospital was {patient}, and the door stayed shut.",
      "+ @corridor(hero stand) {Hero} made bargains, as people do there. If {patient} got well, {he} would never be impatient again. {He} would answer letters. {He} would be kind on the phone to people who sold insurance. Every time that shoes came along the corridor, {hero} stood up, and every time they went past, {he} sat down again.",
      "+ @corridor(hero sit) An old man sat opposite with a flask on his knees. He poured out two cups without asking. “The tea here tastes of floor,” he said, and gave {hero} one. “Whom have you got in there?” {Hero} told him about {patient}.",
      "@corridor(hero sit) What hurt most was a small thing. That very morning {hero} had snapped at {patient}, about nothing, about a lid that had not been screwed on. {He} had gone out of the room without turning round. Now {hero} would have given {his} right arm for that lid. It was the last thing that {he} had said to {patient}: “Is it so difficult?”",
      "@corridor(hero stand) Then, long after any hour that makes sense, the door opened. It was a doctor with tired eyes, and {hero} could not read her face. She asked whether {he} belonged to {patient}. {Hero} had answered that question on so many forms. Only now did {he} understand it. “Yes,” said {hero}. “I do.”",
    ],
    end: [
      "@hospital(hero talk, patient sleep) “It will take time,” said the doctor, “but you may go in.” {Patient} looked small in all that white, with a tube and a very dry mouth. {Hero} had prepared a speech, and it was gone. {He} took {patient's} hand, as carefully as if it could spill. “I'm sorry about the lid,” {he} said.",
      "@hospital(hero hug, patient sleep) It took {patient} a moment to find a voice. “It is difficult,” came a whisper from the pillow. “It's got a crooked thread.” Then {hero} put {his} forehead down on the blanket and laughed and cried, both at once, until a nurse looked in. Two fingers moved in {his} hair, very slowly, and stayed there.",
      "It has been a long road since then, and {hero} is still not patient with people who sell insurance. But no one in this house leaves a room any more without turning round once. {Hero} and {patient} do it without thinking. And the lid, which does not fit to this day, is never screwed on by one of them alone.",
    ],
  }),
  story({
    says: [
      /\b(?:dementia|alzheimer['’]?s?|introduc\w+ (?:him|her)self (?:again|every)|no longer (?:recogni[sz]e\w*|knew|remember\w*)|(?:losing|lost) (?:her|his) memory|forgetting (?:everything|who|her|his))\b/i,
      phrase(
        `(?:(?:took|takes|taking) care of|(?:car(?:ed|es|ing)) for|look(?:ed|s|ing) after|moved (?:back )?in with|visited|visits|nursed|brought|took in|drove|travelled with|went with) <elder:somebody>${REST}`,
      ),
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:th(?:inks|ought) (?:she|he) (?:is|was)|nurse|painting|piano|recipe|song|spy|memory box|station|bride|marries|proposed?|dog|granny|grandpa|grandma)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "On good days {elder} knew who {hero} was by noon. On other days {hero} was a polite stranger who had the keys. {He} had labelled all the cupboards: cups, plates, not this one. {Elder} read the labels aloud with interest, and then opened the one that said not this one.",
      "+ The same questions came back, like a tide. What day is it? Where is everybody? When are we going home? At first {hero} had corrected {elder}, gently, and then less gently. One evening {he} shouted. {Elder} said nothing, folded a napkin in four and folded it again. {Hero} went into the bathroom and turned on the tap, so as not to be heard.",
      "+ “You have to let go of the person you knew,” said a woman with leaflets. {Hero} nodded, and put the leaflets under the leg of the table that wobbled. {He} did not want to let go of {elder}. {He} wanted somebody to tell {him} how to hold on to a person who went out by a door that {hero} could not find.",
      "The worst was not the forgetting. It was the fear. Towards evening {elder} would go from window to window with a coat on and look for something, and nothing that {hero} said was of any use. “You're at home,” {he} said. “It's all here. Look.” But {elder} looked at {him} with the eyes of a child in a railway station.",
      "Then one evening {hero} was too tired to explain anything. {He} took {his} own coat from the hook and put it on. “Well then, let's go,” {he} said. {Elder} stopped at once. They went out, arm in arm, round the block, slowly, past the same nine front gardens. {Hero} told {elder} nothing. {He} asked: “What was it like there, at home?”",
    ],
    end: [
      "And {elder} began to talk: of a yard, and a pump that froze, and somebody who sang while shelling peas. It came in bright pieces, and {hero} had never heard any of it. {He} had been so busy defending what was being lost that {he} had never asked about what was still there. Back at the door, {elder} took off the coat. “There we are,” said {elder}. “Home.”",
      "From then on {hero} went along instead of pulling the other way. If it was 1961, then {he} was in 1961, and passed the peas. {Hero} still cried now and then, in the bathroom. And one night {elder} stroked {his} cheek. “I don't know who you are,” said {elder}. “But I know that I love you.”",
      "{Hero} has kept the coats on their hooks by the door, side by side. On the inside of a cupboard, the one that says not this one, {he} writes down everything that {elder} tells on the way round the block. The list goes up to the top by now. {Hero} forgets none of it.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:mov(?:ed?|es|ing)|had to go|was (?:put|sent|brought)|admitted) (?:in)?to (?:an? |the )?(?:nursing |retirement |care |old people['’]s |old folks['’] )?(?:home|residence)(?! town)\b/i,
      ],
      may: [LEFT, phrase("(?:took|takes|brought|brings) (?:only )?<brought:thing>")],
      unless: new RegExp(
        `${UNREAL.source}|\\b(?:animals?|shelter|foster|children['’]?s?|orphan\\w*|(?:new|dream|first|family|childhood) home|retirement home for (?:robots|dogs|pirates)|rival|enem\\w+|students?|young)\\b`,
        "i",
      ),
      of: "people",
      after: [
        "@bedroom(hero sit) It was a pleasant room. It had a window, a rail, a bell on a string and a bed that went up and down. {Hero} thanked them politely, and when they were gone {he} sat down on the very edge of the chair, with {his} coat on, like somebody whose train is announced.",
        [
          "What {hero} could not get used to was to be without {kept}. {He} woke up at the old hour and did not know at first why there was nothing to do. At breakfast there were soft eggs and people with soft voices. {Hero} began to tell them about {kept}, and had to stop.",
          "What {hero} could not get used to was the hour after breakfast. There was nothing to do. There were soft eggs and people with soft voices, and at ten a lady came and clapped her hands for the exercises. {Hero} said that {he} had a bad knee. {He} had two excellent knees.",
        ],
        "+ @bedroom(hero sleep) {Hero} wrote nobody that {he} was unhappy. On the phone {he} praised the soup. Then {he} lay on the bed that went up and down, let it go up, and let it go down. On the other side of the wall, every evening at the same hour, somebody knocked three times. {Hero} supposed that it was the pipes.",
        "@corridor.night(hero stand) One night {hero} could bear it no longer. {He} put on shoes and coat, took {his} bag and went along the corridor towards the front door. It was locked. In front of it, on the bench, sat a very old woman, with a hat on and a suitcase on her knees. “Eighth time,” she said. “It doesn't open before six. Do you play cards?”",
        "@corridor.night(hero sit) They played until it got light. “Are you the one in the room next to mine?” she asked. “I knock each evening. You might have knocked back.” “I thought that you were the pipes,” said {hero}. “I used to be a ship's cook,” she said. “But it comes to the same.” {Hero} laughed.",
      ],
      end: [
        [
          "In the morning {hero} told her about {kept}, all of it, without stopping. Others came and listened. Each of them had had to leave something: a shop, a view, a dog's bowl. “That's what we should do here in the mornings,” said {hero}, “instead of gymnastics.” ",
          "In the morning {hero} asked her what she had had to leave behind. Others came and listened. Each of them had something: a shop, a view, a dog's bowl. “That's what we should do here in the mornings,” said {hero}, “instead of gymnastics.” ",
        ],
        "After a month the people came who had brought {him} there, with a bad conscience and a cake. {Hero} was not in the room. {He} was found in the kitchen, with rolled-up sleeves, disagreeing with the cook. “Are you all right here?” they asked. {Hero} thought it over honestly. “It isn't home,” {he} said. “But I'm not on my way to the train any more.”",
        "@bedroom.dusk(hero sit) {Hero's} coat hangs in the cupboard. In the evening, when it gets dark, {he} sits down in the chair, leans right back, and waits for the hour. Then there are three knocks on the wall. And {hero}, who has a hard fist, knocks back.",
      ],
    },
    [LEFT],
  ),
];
