import { clauseLinesOf } from "../clause-blocks.ts";

/** What can be seen, heard and felt where the idea has one of these words. */
export const { around = [] } = clauseLinesOf(`
# around mar(?!\\p{L})|praia|ilha|navio|pescador|porto|onda
As ondas [vêm e vão|batem de leve na areia|brilham ao sol], e o ar [tem gosto de sal|tem cheiro de algas].
[Uma gaivota|Uma vela branca|Uma nuvem] passa sobre o mar, bem [devagar|alto].
# around rio(?!\\p{L})|lago|lagoa|peixe|nadar|pato|sapo|rã(?!\\p{L})
A água está [clara|fresca|quieta], e nela [brilha o sol|passa uma folha|tremem as nuvens].
Na margem [canta um sapo|passa o vento|pousa uma libélula].
# around floresta|bosque|mata(?!\\p{L})|árvore|raposa|urso|esquilo|coruja
As folhas [falam baixinho|brilham|dançam no vento], e há um cheiro de [terra|madeira|flores].
Entre os ramos [passa um raio de sol|canta um pássaro|passa um esquilo].
# around montanha|serra(?!\\p{L})|neve|inverno|gelo|frio
O ar é [frio|fino|limpo], e tudo fica [quieto|branco ao longe|mais perto do céu].
No alto [passa uma nuvem|brilha a neve|canta o vento].
# around pão|padeir|bolo|cozinh|sopa|forno|padaria|doce
[Um cheiro bom|Um calor doce|Um cheiro de canela] fica no ar.
Na cozinha [canta a panela|há farinha por toda parte|espera uma mesa posta].
# around escola|professor|aluno|sala de aula
[A campainha toca|Alguém ri no corredor|Uma porta abre], e o dia [começa|ganha cor].
# around aldeia|vila(?!\\p{L})|cidade|rua|mercado|feira|loja|praça|bairro
Na rua há [passos|vozes|o som de uma bicicleta], e cada janela tem [uma história|uma flor|uma luz].
[Um gato dorme ao sol|Uma vizinha passa|Alguém canta], e o dia continua.
# around jardim|horta|flor|semente|parque|fazenda|quinta(?!-)
[Uma abelha|Uma borboleta|Um pardal] passa e pousa [ali perto|numa flor].
A terra tem cheiro [de chuva|de sol], e a relva [brilha|dança].
# around ônibus|autocarro|comboio|trem(?!\\p{L})|carro|táxi|motorista|bicicleta|caminhão
As rodas [cantam|giram], e [as árvores|as casas|as luzes] ficam para trás.
# around chuva|nuvem|vento|tempestade|arco-íris|pipa
No céu as nuvens [passam|correm|mudam de forma], e o vento [fala baixinho|não tem pressa].
# around noite|estrela|lua(?!\\p{L})|farol|dormir|sonho
[Uma estrela|A lua|Uma janela acesa] brilha, e a noite fica [mais curta|mansa|amiga].
# around cão(?!\\p{L})|cachorr|gat[oa](?!\\p{L})|papagaio|cavalo|vaca|ovelha|galinha|burro
[Alguma coisa mexe na relva|Ouve-se um ruído pequeno], e [todos escutam|o silêncio volta].
# around carta|livro|música|canção|cantar|violino|piano|pintar|desenh|danç
[As cores|Os sons|As letras] dizem muita coisa [sem falar|a quem tem tempo].
# around hospital|médic|enfermeir|doente
[Uma porta abre devagar|Alguém fala baixo no corredor|Uma janela deixa entrar o sol], e o dia fica mais [claro|calmo].
`);
